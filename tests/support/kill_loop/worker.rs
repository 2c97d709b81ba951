//! One client: takes packages through their lives and writes down what it was promised.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::Random;
use super::client::{Answer, Api, CONTENTS, REVISIONS, is_settled, version};
use super::ledger::{Ledger, Request};

/// Files of each push that carry its token.
pub const PARTS: usize = 5;
/// Pause between two looks.
const PAUSE: Duration = Duration::from_millis(10);

#[derive(Default)]
pub struct Workers(JoinSet<()>);

impl Workers {
    pub fn spawn(&mut self, kubeconfig: PathBuf, ledger: Ledger, number: u64, random: Random) {
        self.0.spawn(async move {
            let Ok(api) = Api::connect(&kubeconfig).await else { return };
            let mut worker = Worker { api, ledger, number, random };
            // It ends when the server is gone.
            while worker.live().await.is_ok() {}
        });
    }

    pub async fn abort_all_and_wait(mut self) {
        self.0.shutdown().await;
    }
}

struct Worker {
    api: Api,
    ledger: Ledger,
    number: u64,
    random: Random,
}

impl Worker {
    /// Takes a package from where it is to its end.
    async fn live(&mut self) -> Result<()> {
        let name = self.pick();
        if self.ledger.get(&name).uid.is_none() {
            self.create(&name).await?;
        }
        self.settled(&name).await?;
        if self.ledger.get(&name).wish == "Draft" {
            for _ in 0..self.random.below(4) {
                self.push(&name).await?;
                if self.random.below(2) == 0 {
                    self.settled(&name).await?;
                }
            }
            // Content that is not rendered would be published as it is.
            self.settled(&name).await?;
            self.wish(&name, "Proposed").await?;
        }
        self.settled(&name).await?;
        if self.ledger.get(&name).wish == "Proposed" {
            self.wish(&name, "Published").await?;
        }
        let object = self.settled(&name).await?;
        let revision = object["status"]["revision"].as_i64();
        self.ledger.saw_published(&name, revision);
        if self.number % 2 == 1 {
            self.wish(&name, "DeletionProposed").await?;
            self.settled(&name).await?;
            self.delete(&name).await?;
        }
        Ok(())
    }

    /// The next package that is not at its end; two revisions for each package.
    fn pick(&mut self) -> String {
        let mut book = self.ledger.book();
        let next = *book.next.get(&self.number).unwrap_or(&0);
        for number in 0..next {
            let name = name(self.number, number);
            let promise = book.promises.get(&name).cloned().unwrap_or_default();
            let deleting = self.number % 2 == 1;
            if !promise.deleted && (promise.revision.is_none() || (deleting && promise.wish == "Published")) {
                return name;
            }
        }
        book.next.insert(self.number, next + 1);
        name(self.number, next)
    }

    async fn create(&mut self, name: &str) -> Result<()> {
        let mut parts = name.split('.').skip(1);
        let (package, workspace) = (parts.next(), parts.next());
        let object = json!({
            "apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
            "metadata": {"namespace": "default", "name": name},
            "spec": {"repository": "blueprints", "packageName": package, "workspaceName": workspace,
                     "lifecycle": "Draft", "source": {"init": {"description": "a package"}}},
        });
        let made = self.write(name, Request::Create, "POST", REVISIONS, &object).await?;
        let uid = made["metadata"]["uid"].as_str().map(str::to_owned);
        self.ledger.acknowledged(name, version(&made), |promise| {
            promise.uid = uid;
            promise.wish = "Draft".into();
        });
        Ok(())
    }

    async fn push(&mut self, name: &str) -> Result<()> {
        let path = format!("{CONTENTS}/{name}");
        let mut object = self.api.get(&path).await?.ok_or_else(|| anyhow!("{name} has no content"))?;
        let token = format!("t{}", self.random.below(1 << 50));
        fill(&mut object["spec"]["resources"], &token)?;
        let request = Request::Push(token.clone());
        let stored = match self.write(name, request, "PUT", &path, &object).await {
            // A render came between.
            Err(error) if error.to_string().contains("has been modified") => return Ok(()),
            stored => stored?,
        };
        let stored = stored["metadata"]["resourceVersion"].as_str().unwrap_or_default().to_owned();
        self.ledger.acknowledged(name, 0, |promise| promise.content = Some((token, stored)));
        Ok(())
    }

    async fn wish(&mut self, name: &str, lifecycle: &'static str) -> Result<()> {
        let (path, patch) = (format!("{REVISIONS}/{name}"), json!({"spec": {"lifecycle": lifecycle}}));
        let patched = self.write(name, Request::Wish(lifecycle), "PATCH", &path, &patch).await?;
        self.ledger.acknowledged(name, version(&patched), |promise| promise.wish = lifecycle.into());
        Ok(())
    }

    async fn delete(&mut self, name: &str) -> Result<()> {
        let path = format!("{REVISIONS}/{name}");
        self.write(name, Request::Delete, "DELETE", &path, &Value::Null).await?;
        self.ledger.acknowledged(name, 0, |promise| promise.deleted = true);
        Ok(())
    }

    async fn write(
        &mut self,
        name: &str,
        request: Request,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Value> {
        self.ledger.send(name, request);
        match self.api.call(method, path, body).await {
            Answer::Done(value) => Ok(value),
            Answer::Refused(code, text) => {
                self.ledger.refused(name);
                bail!("{method} {path}: {code} {text}")
            }
            Answer::Lost => bail!("{method} {path}: no answer"),
        }
    }

    async fn settled(&mut self, name: &str) -> Result<Value> {
        loop {
            let object = self.api.get(&format!("{REVISIONS}/{name}")).await?;
            let object = object.ok_or_else(|| anyhow!("{name} is gone"))?;
            self.ledger.seen(version(&object));
            if is_settled(&object) {
                return Ok(object);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Two revisions for each package of a client.
fn name(client: u64, number: u64) -> String {
    format!("blueprints.c{client}-p{}.w{}", number / 2, number % 2)
}

/// Content with a token in several files, one of which a function changes.
fn fill(files: &mut Value, token: &str) -> Result<()> {
    let map = files.as_object_mut().ok_or_else(|| anyhow!("no files"))?;
    for part in 0..PARTS {
        map.insert(format!("part-{part}.txt"), format!("{token}\n").into());
    }
    let resource =
        format!("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: cm\ndata:\n  token: {token}\n");
    map.insert("cm.yaml".into(), resource.into());
    let kptfile = map.get("Kptfile").and_then(Value::as_str).unwrap_or_default();
    if !kptfile.contains("pipeline:") {
        let head = kptfile.split("\nstatus:").next().unwrap_or_default();
        let pipeline = "pipeline:\n  mutators:\n  - image: set-namespace:v0.4.5\n    configMap:\n      namespace: shop\n";
        map.insert("Kptfile".into(), format!("{}\n{pipeline}", head.trim_end()).into());
    }
    Ok(())
}

//! What may happen to a server from outside, for tests that let it happen: a restart of the controllers, an
//! outage of git, an object that is deleted and made again, a restore from a backup.
//!
//! In: a running sandbox. Out: the same one, after it happened. Never: an act by itself; the faults
//! `restart-every` and `restore-after` ask for one.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::Sandbox;
use super::runner::Runner;
use super::status::ApiError;
use super::store::image::Image;
use super::store::{Part, Preconditions, Resource};

/// All objects at a moment, with their versions, as a copy of etcd. Content is not in it, for a Porch keeps that
/// elsewhere.
#[derive(Clone, Debug)]
pub struct Backup(Image);

impl Sandbox {
    /// Ends the controllers, wherever they are, and starts them again; the API goes on meanwhile.
    pub async fn restart_controllers(&self) {
        self.runner.without(|| ()).await;
    }

    /// Ends the controllers; the API goes on.
    pub async fn stop_controllers(&self) {
        self.runner.stop().await;
    }

    /// Starts them again.
    pub async fn start_controllers(&self) {
        self.runner.start().await;
    }

    /// Takes git away (publications fail), or brings it back.
    pub fn take_git_away(&self, away: bool) {
        self.runner.world().take_git_away(away);
    }

    /// A copy of all objects.
    pub fn backup(&self) -> Backup {
        Backup(self.runner.store().image())
    }

    /// Puts a copy in place of all objects: versions and generations go back, whoever watches must begin anew,
    /// what was made since is gone. The content of packages stays as it is.
    ///
    /// # Errors
    /// A sandbox that keeps its objects in files takes no copy.
    pub async fn restore(&self, backup: &Backup) -> Result<(), ApiError> {
        restore(&self.runner, backup).await
    }

    /// Deletes a package revision for good, whatever holds it, and makes it again under the same name: another
    /// uid, generation 1, nothing carried out.
    ///
    /// # Errors
    /// There is none.
    pub fn recreate(&self, namespace: &str, name: &str) -> Result<Arc<Value>, ApiError> {
        let (store, resource) = (self.runner.store(), Resource::PackageRevisions);
        let old = store.get(resource, namespace, name)?;
        store.delete(resource, namespace, name, &Preconditions::default())?;
        let free = json!({"metadata": {"finalizers": null}});
        // Without finalizers it is gone already.
        drop(store.merge_patch(resource, namespace, name, Part::Main, &free, "test"));
        let new = json!({
            "apiVersion": old["apiVersion"], "kind": old["kind"], "spec": old["spec"],
            "metadata": {"namespace": namespace, "name": name},
        });
        store.create(resource, new, "porchctl-sandbox")
    }
}

async fn restore(runner: &Runner, backup: &Backup) -> Result<(), ApiError> {
    runner
        .without(|| {
            let store = runner.store();
            store.restore(&backup.0)?;
            let (objects, version) = store.list(Resource::PackageRevisions, None);
            runner.truth().objects_restored(&objects, version);
            if let Some(informer) = &runner.world().informer {
                informer.restore(&objects);
            }
            Ok(())
        })
        .await
}

/// The acts that faults ask for, for as long as the tasks are not aborted.
pub fn by_themselves(runner: &Arc<Runner>) -> Vec<JoinHandle<()>> {
    let faults = runner.world().faults;
    let restarts = faults.restart_every.map(|pause| tokio::spawn(restart_every(runner.clone(), pause)));
    let restores = faults.restore_after.map(|time| {
        let backup = Backup(runner.store().image());
        tokio::spawn(restore_after(runner.clone(), backup, time))
    });
    restarts.into_iter().chain(restores).collect()
}

async fn restart_every(runner: Arc<Runner>, pause: Duration) {
    // Without a pause there would be nothing but starts.
    let pause = pause.max(Duration::from_millis(1));
    loop {
        sleep(pause).await;
        runner.without(|| ()).await;
    }
}

async fn restore_after(runner: Arc<Runner>, backup: Backup, time: Duration) {
    sleep(time).await;
    // A sandbox that takes no copy goes on without.
    drop(restore(&runner, &backup).await);
}

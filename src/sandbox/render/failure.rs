//! What a render that stops says.
//!
//! In: what went wrong and in which package. Out: the texts of the condition and of the Kptfile.
//! Never: decides. Rules: recordings of failed renders.

/// Something that ends a render.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Trouble {
    /// The subpackages on the way to it, outermost first, without the root.
    packages: Vec<String>,
    /// The operation the server names, if any.
    operation: &'static str,
    text: String,
}

impl Trouble {
    pub(super) fn new(operation: &'static str, text: String) -> Self {
        Self { packages: Vec::new(), operation, text }
    }

    /// The same, seen from the package above.
    #[must_use]
    pub(super) fn within(mut self, package: &str) -> Self {
        self.packages.insert(0, package.to_string());
        self
    }

    /// Text of the `Rendered` condition.
    pub(super) fn condition(&self) -> String {
        if self.packages.is_empty() && self.operation == "pkg.read" {
            return format!("fn.render: pkg /:\n\t{}", self.cause());
        }
        format!("fn.render: pkg /:\n\tpkg.render:{}{}", self.way(), self.tail())
    }

    /// Text in the Kptfile: the server takes out the path of the root, `/`, wherever it stands.
    pub(super) fn in_kptfile(&self) -> String {
        let root = if self.packages.is_empty() { " pkg /:" } else { "" };
        format!("pkg.render:{root}{}{}", self.way(), self.tail()).replace('/', ".")
    }

    /// ` pkg /a:`, and one line more for every package below.
    fn way(&self) -> String {
        let named: Vec<String> = self.packages.iter().map(|package| format!("pkg {package}:")).collect();
        if named.is_empty() { String::new() } else { format!(" {}", named.join("\n\t")) }
    }

    fn tail(&self) -> String {
        let gap = if self.operation.is_empty() { " " } else { "\n\t" };
        format!("{gap}{}", self.cause())
    }

    fn cause(&self) -> String {
        match self.operation {
            "" => self.text.clone(),
            operation => format!("{operation}: {}", self.text),
        }
    }
}

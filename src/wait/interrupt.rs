//! The wish of a person, or of the system, that a wait ends now.
//!
//! In: a signal, raised once. Out: the same wish for every wait of the command, and whether one listens.
//! Never: signals themselves (the start of the program minds them).

use tokio::sync::watch;

use crate::failure::Kind;

/// Raised at most once. Clones are one and the same.
#[derive(Clone, Debug)]
pub struct Interrupt(watch::Sender<Option<Kind>>);

impl Default for Interrupt {
    fn default() -> Self {
        Self(watch::Sender::new(None))
    }
}

impl Interrupt {
    /// Ends every wait that listens. The first wish counts.
    pub fn raise(&self, kind: Kind) {
        self.0.send_if_modified(|raised| {
            let first = raised.is_none();
            raised.get_or_insert(kind);
            first
        });
    }

    /// What was raised, if anything.
    pub fn kind(&self) -> Option<Kind> {
        *self.0.borrow()
    }

    /// Would a wait end by it?
    pub fn is_heard(&self) -> bool {
        self.0.receiver_count() > 0
    }

    /// Listens for as long as the handle lives: what must not be cut in two gets a moment to end.
    #[must_use]
    pub fn heed(&self) -> Heed {
        Heed { _listener: self.0.subscribe() }
    }

    /// Waits until it is raised.
    pub async fn raised(&self) -> Kind {
        let mut listener = self.0.subscribe();
        // It holds a sender itself, so the channel never closes.
        match listener.wait_for(Option::is_some).await.ok().and_then(|raised| *raised) {
            Some(kind) => kind,
            None => std::future::pending().await,
        }
    }
}

/// Somebody listens.
#[derive(Debug)]
pub struct Heed {
    _listener: watch::Receiver<Option<Kind>>,
}

/// The state of a channel says nothing about how patient somebody is.
impl PartialEq for Interrupt {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Interrupt {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_first_wish_counts_and_everybody_hears_it() {
        let interrupt = Interrupt::default();
        let clone = interrupt.clone();
        assert!(!interrupt.is_heard());
        let heard = tokio::spawn(async move { clone.raised().await });
        while !interrupt.is_heard() {
            tokio::task::yield_now().await;
        }
        interrupt.raise(Kind::Interrupted);
        interrupt.raise(Kind::Terminated);
        assert_eq!(heard.await.ok(), Some(Kind::Interrupted));
        assert_eq!(interrupt.raised().await, Kind::Interrupted);
        assert_eq!(interrupt.kind(), Some(Kind::Interrupted));
    }
}

//! Keeps a panic of a library from ending the program.
//!
//! The HTTP client's set-up panics on a token that is no header value (a line feed in it is enough).
//! Such a token comes from a kubeconfig or a plugin, so it is no fault of ours and no reason for a
//! backtrace.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// Is the panic that happens now on this thread one that [`guarded`] will catch? The panic hook
/// asks, and then says nothing.
pub fn is_guarded() -> bool {
    GUARDED.get()
}

/// The result of the work, or nothing if it panicked.
pub(super) fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    GUARDED.set(true);
    let outcome = catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(false);
    outcome.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_nothing_and_the_guard_ends() {
        assert_eq!(guarded(|| 1), Some(1));
        assert_eq!(guarded(|| -> u8 { panic!("{}", is_guarded()) }), None);
        assert!(!is_guarded());
    }
}

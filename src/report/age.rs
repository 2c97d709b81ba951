//! Ages as kubectl shows them.

use std::time::Duration;

/// `45s`, `3m20s`, `17m`, `5h12m`, `30h`, `3d4h`, `40d`, `2y35d`: two units while the number is small.
pub fn human(age: Duration) -> String {
    let seconds = age.as_secs();
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86400);
    match () {
        () if seconds < 120 => format!("{seconds}s"),
        () if minutes < 10 => two(minutes, "m", seconds % 60, "s"),
        () if minutes < 180 => format!("{minutes}m"),
        () if hours < 8 => two(hours, "h", minutes % 60, "m"),
        () if hours < 48 => format!("{hours}h"),
        () if days < 8 => two(days, "d", hours % 24, "h"),
        () if days < 2 * 365 => format!("{days}d"),
        () if days < 8 * 365 => two(days / 365, "y", days % 365, "d"),
        () => format!("{}y", days / 365),
    }
}

/// Two units, the second only when it is not zero.
fn two(first: u64, unit: &str, second: u64, smaller: &str) -> String {
    if second == 0 { format!("{first}{unit}") } else { format!("{first}{unit}{second}{smaller}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_kubectl_shows_them() {
        const DAY: u64 = 86400;
        for (seconds, shown) in [
            (0, "0s"),
            (119, "119s"),
            (120, "2m"),
            (125, "2m5s"),
            (599, "9m59s"),
            (600, "10m"),
            (10799, "179m"),
            (10800, "3h"),
            (3 * 3600 + 300, "3h5m"),
            (8 * 3600 + 59, "8h"),
            (47 * 3600, "47h"),
            (2 * DAY, "2d"),
            (2 * DAY + 3600, "2d1h"),
            (8 * DAY + 3600, "8d"),
            (729 * DAY, "729d"),
            (730 * DAY, "2y"),
            (800 * DAY, "2y70d"),
            (3000 * DAY, "8y"),
        ] {
            assert_eq!(human(Duration::from_secs(seconds)), shown, "{seconds}");
        }
    }
}

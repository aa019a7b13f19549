//! Confidence of a win rate.

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const Z: f64 = 1.959_964;

/// The 95 % Wilson interval of a rate of `wins` (halves allowed) in `games`.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let rate = wins / games;
    let square = Z * Z / games;
    let middle = (rate + square / 2.0) / (1.0 + square);
    let half = Z / (1.0 + square) * (rate * (1.0 - rate) / games + square / (4.0 * games)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_intervals() {
        // 60 of 100: Wilson (1927) gives 0.502 to 0.691.
        let (low, high) = wilson(60.0, 100.0);
        assert!((low - 0.5020).abs() < 5e-4 && (high - 0.6906).abs() < 5e-4, "{low} {high}");
        // Never outside 0 to 1, and never without width.
        let (low, high) = wilson(0.0, 10.0);
        assert!(low == 0.0 && (high - 0.2775).abs() < 5e-4, "{high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }
}

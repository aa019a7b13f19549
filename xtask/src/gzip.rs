//! Gzipped sizes, as a static host would send them.

use flate2::{Compression, write::GzEncoder};
use std::io::Write;

/// Size in bytes after gzip at its best level.
pub fn size(bytes: &[u8]) -> usize {
    let mut coder = GzEncoder::new(Vec::new(), Compression::best());
    coder.write_all(bytes).expect("invariant: writing to memory succeeds");
    coder.finish().expect("invariant: writing to memory succeeds").len()
}

#[cfg(test)]
mod tests {
    #[test]
    fn repetition_shrinks_and_noise_does_not() {
        assert!(super::size(&[7; 10_000]) < 100);
        // Digests of a counter: as good as random.
        let noise: Vec<u8> = (0u8..32).flat_map(|i| crate::sha256::digest(&[i])).collect();
        assert!(super::size(&noise) > 1000);
    }
}

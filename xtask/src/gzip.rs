//! Gzip as a static host applies it.

use flate2::{Compression, write::GzEncoder};
use std::io::Write;

/// The bytes gzipped at the usual level.
pub fn pack(bytes: &[u8]) -> Vec<u8> {
    packed(bytes, Compression::default())
}

/// The bytes gzipped at the best level.
pub fn best(bytes: &[u8]) -> Vec<u8> {
    packed(bytes, Compression::best())
}

/// Size in bytes after gzip at its best level.
pub fn size(bytes: &[u8]) -> usize {
    best(bytes).len()
}

fn packed(bytes: &[u8], level: Compression) -> Vec<u8> {
    let mut coder = GzEncoder::new(Vec::new(), level);
    coder.write_all(bytes).expect("invariant: writing to memory succeeds");
    coder.finish().expect("invariant: writing to memory succeeds")
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    #[test]
    fn repetition_shrinks_and_noise_does_not() {
        assert!(super::size(&[7; 10_000]) < 100);
        // Digests of a counter: as good as random.
        let noise: Vec<u8> = (0u8..32).flat_map(|i| Sha256::digest([i])).collect();
        assert!(super::size(&noise) > 1000);
    }
}

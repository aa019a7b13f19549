//! SHA-256 digests as the site needs them.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// The value of an `integrity` attribute: `sha256-` and the digest in base64.
pub fn integrity(message: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(message)))
}

/// The digest's first `bytes` bytes in hexadecimal, for names by content.
pub fn short_hex(message: &[u8], bytes: usize) -> String {
    Sha256::digest(message)[..bytes].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_those_of_the_standard() {
        assert_eq!(short_hex(b"abc", 4), "ba7816bf");
        assert_eq!(integrity(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }
}

//! Bytes as letters, digits, `-` and `_` (RFC 4648, section 5, unpadded).

use super::ShareError;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Writes bytes, three to four characters.
pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let mut group = [0; 4];
        group[1..=chunk.len()].copy_from_slice(chunk);
        let bits = u32::from_be_bytes(group);
        for place in 0..=chunk.len() {
            text.push(ALPHABET[(bits >> (18 - 6 * place)) as usize & 63] as char);
        }
    }
    text
}

/// Reads what [`encode`] wrote.
///
/// # Errors
/// A character outside the alphabet, or a length that cannot be. Bits that
/// belong to no byte are caught by the checksum's owner comparing lengths.
pub(super) fn decode(text: &str) -> Result<Vec<u8>, ShareError> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut held) = (0u32, 0);
    for (index, found) in text.chars().enumerate() {
        let value = ALPHABET.iter().position(|&letter| char::from(letter) == found);
        let value = value.ok_or(ShareError::Character { at: index + 1, found })?;
        bits = bits << 6 | value as u32;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    // A cut may leave six bits over, or bits that no byte claims.
    if held >= 6 || bits != 0 { Err(ShareError::Damaged) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_comes_back() {
        let bytes: Vec<u8> = (0..=255).map(|n: u8| n.wrapping_mul(37)).collect();
        for length in 0..bytes.len() {
            assert_eq!(decode(&encode(&bytes[..length])), Ok(bytes[..length].to_vec()));
        }
    }

    #[test]
    fn the_alphabet_is_the_published_one() {
        assert_eq!(encode(b"foobar"), "Zm9vYmFy");
        assert_eq!(encode(&[0xFB, 0xFF]), "-_8");
    }

    #[test]
    fn other_characters_are_named() {
        assert_eq!(decode("Zm9+"), Err(ShareError::Character { at: 4, found: '+' }));
        assert_eq!(decode("Zm9vY"), Err(ShareError::Damaged));
        assert_eq!(decode("-_9"), Err(ShareError::Damaged), "the last two bits belong to no byte");
    }
}

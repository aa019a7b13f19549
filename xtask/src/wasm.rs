//! WebAssembly modules, as far as sections go.

use crate::Outcome;

/// Magic number and version.
const HEADER: usize = 8;
/// A section that the program does not need: names, producers, features.
const CUSTOM: u8 = 0;

/// The module without its custom sections.
///
/// # Errors
/// When it is cut short.
pub fn without_custom_sections(module: &[u8]) -> Outcome<Vec<u8>> {
    let cut_short = || "a WebAssembly module is cut short".to_owned();
    let (header, mut rest) = module.split_at_checked(HEADER).ok_or_else(cut_short)?;
    let mut kept = header.to_vec();
    while let Some((kind, behind)) = rest.split_first() {
        let (size, width) = uleb(behind).ok_or_else(cut_short)?;
        let (section, next) = rest.split_at_checked(1 + width + size).ok_or_else(cut_short)?;
        if *kind != CUSTOM {
            kept.extend(section);
        }
        rest = next;
    }
    Ok(kept)
}

/// Adds a custom section at the end of a module.
pub fn append_custom_section(module: &mut Vec<u8>, name: &str, content: &[u8]) {
    let mut body = Vec::new();
    push_uleb(&mut body, name.len());
    body.extend(name.as_bytes());
    body.extend(content);
    module.push(CUSTOM);
    push_uleb(module, body.len());
    module.extend(body);
}

/// Writes a number as [`uleb`] reads it.
fn push_uleb(bytes: &mut Vec<u8>, mut value: usize) {
    while value > 0x7f {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// A number as WebAssembly writes lengths: seven bits a byte, the lowest first.
/// Returns it with the number of bytes it takes.
fn uleb(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut value = 0;
    for (index, byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((value, index + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: [u8; 8] = *b"\0asm\x01\0\0\0";

    #[test]
    fn custom_sections_go_and_all_others_stay() {
        let long = [&[10, 0x81, 0x01][..], &[7; 129]].concat();
        let whole = [&MODULE[..], &[0, 3, 1, b'x', 9], &long, &[0, 2, 1, b'y']].concat();
        assert_eq!(without_custom_sections(&whole), Ok([&MODULE[..], &long].concat()));
    }

    #[test]
    fn an_added_section_is_custom_and_well_formed() {
        let mut module = MODULE.to_vec();
        append_custom_section(&mut module, "with", &[7; 300]);
        // Kind, length in two bytes, length of the name, name, content.
        assert_eq!(module[8..16], [0, 0xb1, 0x02, 4, b'w', b'i', b't', b'h']);
        assert_eq!(module.len(), 16 + 300);
        assert_eq!(without_custom_sections(&module), Ok(MODULE.to_vec()));
    }

    #[test]
    fn what_is_cut_short_is_refused() {
        for cut in [&MODULE[..5], &[&MODULE[..], &[10, 4, 1]].concat(), &[&MODULE[..], &[10]].concat()] {
            assert!(without_custom_sections(cut).is_err());
        }
    }
}

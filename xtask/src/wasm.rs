//! WebAssembly modules, as far as sections go.

use crate::Outcome;

/// Magic number and version.
const HEADER: usize = 8;
/// A section that the program does not need: names, producers, features.
pub const CUSTOM: u8 = 0;
/// Signatures of functions.
const TYPES: u8 = 1;
/// What a module needs from elsewhere.
pub const IMPORTS: u8 = 2;
/// Which of the types each function has.
const FUNCTIONS: u8 = 3;
/// What it has for others.
pub const EXPORTS: u8 = 7;

/// A section: its kind and content.
pub type Section = (u8, Vec<u8>);

/// The sections of a module.
///
/// # Errors
/// When it is cut short.
pub fn sections(module: &[u8]) -> Outcome<Vec<Section>> {
    let mut sections = Vec::new();
    let mut rest = Bytes(module);
    rest.take(HEADER)?;
    while !rest.0.is_empty() {
        let kind = rest.byte()?;
        let size = rest.number()?;
        sections.push((kind, rest.take(size)?.to_vec()));
    }
    Ok(sections)
}

/// The module of these sections.
pub fn module(sections: &[Section]) -> Vec<u8> {
    let mut module = b"\0asm\x01\0\0\0".to_vec();
    for (kind, content) in sections {
        module.push(*kind);
        push_number(&mut module, content.len());
        module.extend(content);
    }
    module
}

/// The module without its custom sections.
///
/// # Errors
/// When it is cut short.
pub fn without_custom_sections(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut sections = sections(bytes)?;
    sections.retain(|(kind, _)| *kind != CUSTOM);
    Ok(module(&sections))
}

/// The module without sections that hold nothing, and without types if it has
/// no functions: data alone need none.
///
/// # Errors
/// When it is cut short.
pub fn without_empty_code(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut sections = sections(bytes)?;
    sections.retain(|(_, content)| content != &[0]);
    if sections.iter().all(|(kind, _)| *kind != FUNCTIONS) {
        sections.retain(|(kind, _)| *kind != TYPES);
    }
    Ok(module(&sections))
}

/// Adds a custom section at the end of a module.
pub fn append_custom_section(module: &mut Vec<u8>, name: &str, content: &[u8]) {
    let mut body = Vec::new();
    push_number(&mut body, name.len());
    body.extend(name.as_bytes());
    body.extend(content);
    module.push(CUSTOM);
    push_number(module, body.len());
    module.extend(body);
}

/// Writes a number as [`Bytes::number`] reads it.
pub fn push_number(bytes: &mut Vec<u8>, mut value: usize) {
    while value > 0x7f {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// What is still to be read.
pub struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    /// The next so many bytes.
    ///
    /// # Errors
    /// When there are not so many, here and below.
    pub fn take(&mut self, count: usize) -> Outcome<&'a [u8]> {
        let cut_short = || "a WebAssembly module is cut short".to_owned();
        let (taken, rest) = self.0.split_at_checked(count).ok_or_else(cut_short)?;
        self.0 = rest;
        Ok(taken)
    }

    /// The next byte.
    pub fn byte(&mut self) -> Outcome<u8> {
        Ok(self.take(1)?[0])
    }

    /// A number as WebAssembly writes lengths: seven bits a byte, the lowest
    /// first.
    pub fn number(&mut self) -> Outcome<usize> {
        let mut value = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            value |= usize::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        Err("a WebAssembly module has a number that is too long".into())
    }

    /// A name: its length, and so many bytes.
    pub fn name(&mut self) -> Outcome<&'a str> {
        let length = self.number()?;
        str::from_utf8(self.take(length)?)
            .map_err(|e| format!("a WebAssembly module has a foreign name: {e}"))
    }
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
    fn data_alone_need_no_types() {
        let (types, none, data) = ((TYPES, vec![1, 0x60, 0, 0]), (FUNCTIONS, vec![0]), (11, vec![1, 2]));
        let only_data = module(&[types.clone(), none.clone(), (7, vec![0]), data.clone()]);
        assert_eq!(without_empty_code(&only_data), Ok(module(std::slice::from_ref(&data))));
        let with_code = module(&[types, (FUNCTIONS, vec![1, 0]), data]);
        assert_eq!(without_empty_code(&with_code), Ok(with_code));
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

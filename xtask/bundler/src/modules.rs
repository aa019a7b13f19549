//! Sections of WebAssembly modules.

use anyhow::Result;
use std::borrow::Cow;
use wasm_encoder::{CustomSection, Module, RawSection, Section};
use wasmparser::{Parser, Payload};

/// The module without its custom sections: names of functions, producers.
///
/// # Errors
/// When it is no module.
pub fn without_custom_sections(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(bytes) {
        let payload = payload?;
        if matches!(payload, Payload::CustomSection(_)) {
            continue;
        }
        if let Some((id, range)) = payload.as_section() {
            let data = &bytes[range.start as usize..range.end as usize];
            module.section(&RawSection { id, data });
        }
    }
    Ok(module.finish())
}

/// Adds a custom section at the end of a module.
pub fn append_custom_section(module: &mut Vec<u8>, name: &str, data: &[u8]) {
    CustomSection { name: Cow::Borrowed(name), data: Cow::Borrowed(data) }.append_to(module);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_sections_go_and_all_others_stay() {
        let types: &[u8] = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0";
        let mut whole = types.to_vec();
        append_custom_section(&mut whole, "name", &[7; 300]);
        whole.extend([3, 2, 1, 0, 10, 4, 1, 2, 0, 0x0b]);
        append_custom_section(&mut whole, "with", &[9]);
        let slim = without_custom_sections(&whole).expect("a well-formed module");
        assert_eq!(slim, [types, &[3, 2, 1, 0, 10, 4, 1, 2, 0, 0x0b]].concat());
        assert_eq!(without_custom_sections(&slim).ok(), Some(slim));
    }

    #[test]
    fn what_is_cut_short_is_refused() {
        assert!(without_custom_sections(b"\0asm").is_err());
        assert!(without_custom_sections(b"\0asm\x01\0\0\0\x01\x04\x01").is_err());
    }
}

//! Parts of the page, which come when they are wanted.

use wasm_split_helpers::SplitLoaderError;

/// A part of the page did not come. Asking again may help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Self {
        Missing
    }
}

//! The languages of the page.

pub use words::Lang;

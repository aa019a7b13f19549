//! positions

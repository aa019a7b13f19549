//! information

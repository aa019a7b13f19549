//! round_start

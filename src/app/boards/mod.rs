//! The games on the page: the board of each with everything that the page says and shows of it.

pub mod city;
pub mod mat;
pub mod tableau;

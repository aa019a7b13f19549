//! The games on the page: the board of each with everything that the page says and shows of it.

pub mod ginkgopolis;
pub mod puerto_rico;
pub mod san_juan;

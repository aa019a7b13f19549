//! The games. This list is the only place that names them all; everything
//! else is generic over [`crate::core::Game`] or lives in one game's folder.

pub mod ginkgopolis;
pub mod puerto_rico;
pub mod san_juan;

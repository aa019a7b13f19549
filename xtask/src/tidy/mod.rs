//! `tidy`.
use crate::{Outcome, args::Args};
pub fn run(args: Args) -> Outcome {
    args.finish()?;
    check()
}
pub fn check() -> Outcome {
    Ok(())
}

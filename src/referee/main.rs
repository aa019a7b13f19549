//! The referee's command line; everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    referee::main()
}

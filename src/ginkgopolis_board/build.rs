//! Writes a method for each message about Ginkgopolis.

fn main() {
    words_codegen::generate(
        "ginkgopolis",
        "Words",
        &["color-", "kind-", "character-", "act-", "thing-", "first-time-", "source-", "setup-"],
    );
}

//! A method for each message of San Juan.

fn main() {
    words_codegen::generate(
        "san-juan",
        "Words",
        &["building-", "guide-", "role-", "good-", "letter-", "thing-", "option-"],
    );
}

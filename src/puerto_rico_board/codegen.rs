//! Writes a method for each message of Puerto Rico.

fn main() {
    let by_key = [
        "ability-",
        // Other messages refer to it.
        "area-bag",
        "building-",
        "card-",
        "class-",
        "first-",
        "good-",
        "guide-",
        "letter-",
        "objective-",
        "power-",
        "role-",
        "setup-",
        "source-",
        "thing-",
        "tile-",
    ];
    words_codegen::generate("puerto-rico", "Words", &by_key);
}

use crate::i18n::shell::Messages;

pub(super) const WORDS: Messages = Messages {
    project: "Sobremesa",
    to_other: "中文",
    language_missing: "The Chinese texts did not load. Please check your connection and try again.",
    language: "Language",
    not_translated: "This page is in English and Traditional Chinese (繁體中文). It asks browsers not to translate it: \
                     translated names of roles, buildings and cards no longer match the rules.",
    translated: "Your browser or an extension is translating this page, so names of roles, buildings and cards may not match \
                 the rules. The page itself is in English and Traditional Chinese (繁體中文).",
    skip: "Skip to main content",
    unkept: "Your last change couldn’t be saved: the browser’s storage is full or blocked. It will be lost when you \
             close this tab. Delete games you no longer need to make room.",
    close: "Close",
    back: "Back",
    home: "Home",
    menu: "Menu",
    undo_time: "Time to undo",
    nowhere: "Page not found",
    settings: "Settings",
    rules: "Rules",
    theme: "Theme",
    themes: ["System", "Light", "Dark"],
    pace: "Animation speed",
    paces: ["Step by step", "Slow", "Normal", "Fast", "Instant"],
    thinking: "The Master’s thinking time",
    thinking_times: ["Short", "Normal", "Long"],
    motion: "Motion",
    motions: ["System", "Full", "Reduced"],
    confirm: "Confirm moves",
    confirms: ["Never", "At the end of a turn", "For roles too (tap twice)", "Always"],
    text_size: "Text size",
    colour_aids: "Letters on goods and players",
    shortcuts: "Single-key shortcuts",
};

use crate::app::i18n::shell::Messages;

pub(super) const WORDS: Messages = Messages {
    project: "Sobremesa",
    to_other: "中文",
    language_missing: "The Chinese texts did not arrive; nothing has changed. Please check the connection.",
    language: "Language",
    not_translated: "This page speaks English and Traditional Chinese (繁體中文). It asks browsers not to translate it: in \
                     a translation, roles, buildings and cards get other names than in their rules.",
    translated: "Your browser or an extension is translating this page: roles, buildings and cards may have other names \
                 than in their rules. The page itself speaks English and Traditional Chinese (繁體中文).",
    skip: "Skip to the main part",
    unkept: "The browser did not keep what was changed here last: its storage is full, or closed to this page. \
             It is gone when this tab is closed. Deleting games you no longer need makes room.",
    close: "Close",
    back: "Back",
    home: "Home",
    menu: "Menu",
    undo_time: "A moment to take back",
    nowhere: "There is nothing at this address",
    settings: "Settings",
    rules: "Rules",
    theme: "Theme",
    themes: ["As the system", "Light", "Dark"],
    pace: "Pace of other seats",
    paces: ["Step by step", "Slow", "Normal", "Fast", "Instant"],
    thinking: "Thinking time of the Master",
    thinking_times: ["Short", "Normal", "Long"],
    motion: "Motion",
    motions: ["As the system", "Full", "Reduced"],
    confirm: "Ask before acting",
    confirms: ["Never", "At the end of a turn", "Two taps for a role as well", "Always"],
    text_size: "Text size",
    colour_aids: "Letters on goods and seats",
    shortcuts: "Single-key shortcuts",
};

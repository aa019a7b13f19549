use crate::i18n::rules::Messages;

pub(super) const WORDS: Messages = Messages {
    title: |game| format!("Rules of {game}"),
    contents: "Contents",
    search: "Search the rules",
    found: |rules| match rules {
        1 => "1 rule found".into(),
        n => format!("{n} rules found"),
    },
    nothing: |words| format!("No rule contains “{words}”."),
    whole: "Open the full rules",
    loading: "Loading the rules…",
    failed: "The rules did not load. Please check your connection; once loaded, they stay on this device.",
    retry: "Try again",
    cost: "Cost",
    points: "Points",
    varies: "by city",
    copies: "Copies",
};

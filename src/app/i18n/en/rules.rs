use crate::app::i18n::rules::Messages;

pub(super) const WORDS: Messages = Messages {
    title: |game| format!("Rules of {game}"),
    contents: "Contents",
    search: "Search the rules",
    found: |rules| match rules {
        1 => "1 rule found".into(),
        n => format!("{n} rules found"),
    },
    nothing: |words| format!("No rule contains “{words}”."),
    whole: "Open the whole reference",
    loading: "Fetching the rules …",
    failed: "The rules did not arrive. They are fetched once and kept on this device after that; please check the \
             connection.",
    retry: "Try again",
    cost: "Cost",
    points: "Points",
    varies: "by city",
    copies: "Copies",
};

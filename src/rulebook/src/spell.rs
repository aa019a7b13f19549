//! One text for several editions: pieces stand in it by their keys, as
//! `{=key}`, and are called as the edition calls them that is read.

/// The text with everything called by its name. `{a=key}` is the name behind
/// the English article that it takes. What `name` does not know stays.
pub fn spell(text: &str, name: &dyn Fn(&str) -> Option<String>) -> String {
    let mut spelt = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('{') {
        let (before, from) = rest.split_at(start);
        spelt.push_str(before);
        let end = from.find('}').map_or(from.len(), |end| end + 1);
        let (sign, after) = from.split_at(end);
        match named(sign, name) {
            Some((article, name)) => {
                spelt.push_str(article);
                spelt.push_str(&name);
            }
            None => spelt.push_str(sign),
        }
        rest = after;
    }
    spelt.push_str(rest);
    spelt
}

/// Replacement of a sign such as `{=key}`: article and name.
fn named(sign: &str, name: &dyn Fn(&str) -> Option<String>) -> Option<(&'static str, String)> {
    let inside = sign.strip_prefix('{')?.strip_suffix('}')?;
    let (article, key) = inside.split_once('=')?;
    let name = name(key)?;
    let article = match article {
        "" => "",
        _ if name.starts_with(['A', 'E', 'I', 'O', 'U']) => "an ",
        _ => "a ",
    };
    Some((article, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_become_names_with_the_article_they_take() {
        let name = |key: &str| match key {
            "archive" => Some("Archive".to_owned()),
            "tower" => Some("Tower".to_owned()),
            _ => None,
        };
        let spelt = spell("{a=archive}, {a=tower}, the {=tower}; {g-t1} {=well} {", &name);
        assert_eq!(spelt, "an Archive, a Tower, the Tower; {g-t1} {=well} {");
        assert_eq!(spell("手牌", &name), "手牌");
    }
}

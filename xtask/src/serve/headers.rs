//! The headers that a site asks its host for, in the file `_headers` at its top: a path on a line of its own, below it,
//! indented, `Name: value`. A path may end with an asterisk, for everything that begins so. Of several rules for one
//! file each header of a later one counts; hosts differ in that, so ours never meet.

use crate::{Outcome, files};
use hyper::HeaderMap;
use hyper::header::{HeaderName, HeaderValue};
use std::path::Path;

/// The name of the file; it is not handed out itself.
pub const FILE: &str = "_headers";

/// The rules in their order.
#[derive(Debug, Default)]
pub struct Headers(Vec<Rule>);

#[derive(Debug)]
struct Rule {
    /// The path, or what it begins with.
    path: String,
    /// True if it is only what the path begins with.
    is_beginning: bool,
    headers: Vec<(HeaderName, HeaderValue)>,
}

impl Headers {
    /// The rules of the site in `dir`; none if it has no such file.
    ///
    /// # Errors
    /// When the file cannot be read or a line in it makes no sense.
    pub fn of(dir: &Path) -> Outcome<Headers> {
        let path = dir.join(FILE);
        if path.is_file() { Headers::parse(&files::read(&path)?) } else { Ok(Headers::default()) }
    }

    /// Reads the file's text.
    ///
    /// # Errors
    /// With the line that makes no sense.
    pub fn parse(text: &str) -> Outcome<Headers> {
        let mut rules: Vec<Rule> = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'))
        {
            let odd = || format!("{FILE}: this line makes no sense: {line}");
            if line.starts_with('/') {
                let path = line.trim_end();
                let beginning = path.strip_suffix('*');
                let rule = Rule {
                    path: beginning.unwrap_or(path).to_owned(),
                    is_beginning: beginning.is_some(),
                    headers: Vec::new(),
                };
                rules.push(rule);
                continue;
            }
            let rule = rules.last_mut().filter(|_| line.starts_with(' ')).ok_or_else(odd)?;
            let (name, value) = line.trim().split_once(':').ok_or_else(odd)?;
            let name = HeaderName::from_bytes(name.trim().as_bytes()).map_err(|_| odd())?;
            let value = HeaderValue::from_str(value.trim()).map_err(|_| odd())?;
            rule.headers.push((name, value));
        }
        Ok(Headers(rules))
    }

    /// Adds what the rules ask for at `path`, which begins with a slash at the site's top.
    pub fn add(&self, path: &str, to: &mut HeaderMap) {
        let fits =
            |rule: &&Rule| if rule.is_beginning { path.starts_with(&rule.path) } else { path == rule.path };
        for (name, value) in self.0.iter().filter(fits).flat_map(|rule| &rule.headers) {
            to.insert(name, value.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours() -> Headers {
        Headers::of(&files::root().join("public")).expect("our own file")
    }

    fn at(path: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        ours().add(path, &mut headers);
        headers
    }

    #[test]
    fn rules_are_read_and_what_makes_no_sense_is_refused() {
        let rules = Headers::parse("# words\n/*\n  A: 1\n\n/x\n  A: 2\n  B: c: d\n").expect("fine");
        let of = |path: &str| {
            let mut headers = HeaderMap::new();
            rules.add(path, &mut headers);
            ["a", "b"].map(|name| headers.get(name).map(|value| value.to_str().unwrap().to_owned()))
        };
        assert_eq!(of("/x"), [Some("2".to_owned()), Some("c: d".to_owned())]);
        assert_eq!(of("/x/y"), [Some("1".to_owned()), None]);
        for odd in ["  A: 1\n", "/x\n  A\n", "/x\n  A b: 1\n", "x\n"] {
            assert!(Headers::parse(odd).unwrap_err().contains("makes no sense"), "{odd}");
        }
    }

    /// A page that is opened from a disk or from a host that knows no headers has its policy all the same.
    #[test]
    fn the_policy_is_that_of_the_page_itself() {
        let page = files::read(&files::root().join("index.html")).expect("it is there");
        let own =
            page.split("Content-Security-Policy\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
        let own = own.expect("the page has a policy");
        let sent = at("/")["content-security-policy"].to_str().expect("text").to_owned();
        // A page cannot say of itself who may frame it.
        assert_eq!(sent, format!("{own}; frame-ancestors 'none'"));
        for part in [
            "default-src 'none'",
            "require-trusted-types-for 'script'",
            "base-uri 'none'",
            "form-action 'none'",
        ] {
            assert!(own.contains(part), "{part}");
        }
        for part in ["unsafe-inline", "'unsafe-eval'", "*", "http"] {
            assert!(!own.contains(part), "{part}");
        }
    }

    /// The examples for other hosts say the same.
    #[test]
    fn the_examples_in_the_documentation_send_the_same() {
        for example in ["docs/hosting/nginx.conf", "docs/hosting/Caddyfile"] {
            let text = files::read(&files::root().join(example)).expect("it is there");
            let all = ours()
                .0
                .into_iter()
                .filter(|rule| rule.is_beginning && rule.path == "/")
                .flat_map(|rule| rule.headers);
            for (name, value) in all {
                let value = format!(" \"{}\"", value.to_str().expect("text"));
                let sends =
                    |line: &&str| line.to_lowercase().contains(name.as_str()) && line.contains(&value);
                assert!(text.lines().any(|line| sends(&line)), "{example}: {name}{value}");
            }
        }
    }

    #[test]
    fn what_names_the_version_is_asked_for_and_what_is_named_by_its_content_is_kept() {
        for path in ["/", "/index.html", "/sw.js"] {
            assert_eq!(at(path)["cache-control"], "no-cache", "{path}");
        }
        let scripts = ["/theme-12ab.js", "/fault-12ab.js", "/translated-12ab.js", "/boot-12ab.js"];
        let sheets = ["/app-12ab.css", "/puerto-rico-12ab.css", "/ginkgopolis-12ab.css", "/pages-12ab.css"];
        for path in ["/page-12ab/app.js"].into_iter().chain(sheets).chain(scripts) {
            assert!(at(path)["cache-control"].to_str().expect("text").contains("immutable"), "{path}");
        }
        assert!(at("/worker-12ab/worker_bg.wasm").contains_key("cache-control"));
        assert!(at("/art/ui.svg")["cache-control"].to_str().expect("text").contains("immutable"));
        assert!(!at("/posters/san-juan.svg").contains_key("cache-control"));
    }
}

//! Changing a JSON value by a path, such as `seats[1].buildings[0].workers`.

use super::tree::Edit;
use game_core::json::Value;

/// A step of a path.
enum PathStep<'a> {
    Key(&'a str),
    Index(usize),
}

/// Carries out a change. What a path leads through comes into being; one that leads nowhere changes nothing.
pub fn apply(whole: &mut Value, edit: &Edit) {
    let Some(steps) = steps(&edit.path) else { return };
    let Some((last, way)) = steps.split_last() else { return };
    let mut at = whole;
    for step in way {
        let Some(next) = enter(at, step) else { return };
        at = next;
    }
    match (last, &edit.to) {
        (step, Some(to)) => {
            if let Some(place) = enter(at, step) {
                *place = to.clone();
            }
        }
        (PathStep::Key(key), None) => {
            if let Value::Object(fields) = at {
                fields.remove(*key);
            }
        }
        (PathStep::Index(index), None) => {
            if let Value::Array(list) = at
                && *index < list.len()
            {
                list.remove(*index);
            }
        }
    }
}

/// Returns the value at a path.
pub fn at<'a>(whole: &'a Value, path: &str) -> Option<&'a Value> {
    steps(path)?.into_iter().try_fold(whole, |at, step| match step {
        PathStep::Key(key) => at.get(key),
        PathStep::Index(index) => at.get(index),
    })
}

fn enter<'a>(at: &'a mut Value, step: &PathStep) -> Option<&'a mut Value> {
    match step {
        PathStep::Key(key) => {
            if at.is_null() {
                *at = Value::Object(serde_json::Map::new());
            }
            let fields = at.as_object_mut()?;
            Some(fields.entry(*key).or_insert(Value::Null))
        }
        PathStep::Index(index) => {
            if at.is_null() {
                *at = Value::Array(Vec::new());
            }
            let list = at.as_array_mut()?;
            if *index == list.len() {
                list.push(Value::Null);
            }
            list.get_mut(*index)
        }
    }
}

/// The steps of a path; `None` if it is none.
fn steps(path: &str) -> Option<Vec<PathStep<'_>>> {
    let mut steps = Vec::new();
    for part in path.split('.') {
        let (key, mut rest) = part.split_at(part.find('[').unwrap_or(part.len()));
        steps.push(PathStep::Key(key));
        while let Some(inner) = rest.strip_prefix('[') {
            let (index, behind) = inner.split_once(']')?;
            steps.push(PathStep::Index(index.parse().ok()?));
            rest = behind;
        }
        if !rest.is_empty() || key.is_empty() {
            return None;
        }
    }
    Some(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edited(text: &str, edit: &Edit) -> String {
        let mut value: Value = serde_json::from_str(text).expect("JSON");
        apply(&mut value, edit);
        value.to_string()
    }

    #[test]
    fn what_stands_at_a_path_is_set_and_taken_away() {
        let text = r#"{"seats":[{"coins":1},{"hand":["a","b"]}]}"#;
        assert_eq!(
            edited(text, &Edit::set("seats[0].coins", 5)),
            r#"{"seats":[{"coins":5},{"hand":["a","b"]}]}"#
        );
        assert_eq!(
            edited(text, &Edit::remove("seats[1].hand[0]")),
            r#"{"seats":[{"coins":1},{"hand":["b"]}]}"#
        );
        assert_eq!(edited(text, &Edit::remove("seats[0].coins")), r#"{"seats":[{},{"hand":["a","b"]}]}"#);
    }

    #[test]
    fn what_is_missing_on_the_way_comes_into_being() {
        assert_eq!(
            edited("{}", &Edit::set("seats[0].tiles[0].tile", "corn")),
            r#"{"seats":[{"tiles":[{"tile":"corn"}]}]}"#
        );
        assert_eq!(edited(r#"{"a":[1]}"#, &Edit::set("a[1]", 2)), r#"{"a":[1,2]}"#);
    }

    #[test]
    fn a_path_that_leads_nowhere_changes_nothing() {
        for path in ["", "a[", "a[x]", "a[7]", "a.b", "a[0]b", ".a", "a[0][0]"] {
            assert_eq!(edited(r#"{"a":[1]}"#, &Edit::set(path, 2)), r#"{"a":[1]}"#, "{path}");
            assert_eq!(edited(r#"{"a":[1]}"#, &Edit::remove(path)), r#"{"a":[1]}"#, "{path}");
        }
    }

    #[test]
    fn what_stands_at_a_path_is_found() {
        let value: Value = serde_json::from_str(r#"{"a":[{"b":3}]}"#).expect("JSON");
        assert_eq!(at(&value, "a[0].b"), Some(&Value::from(3)));
        assert_eq!(at(&value, "a[1].b"), None);
    }
}

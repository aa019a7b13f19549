//! The classifier on small samples.

use super::*;

const SPEC: &str = "* SJ-END-1 The end.\n* SJ-END-2 Later.\n* SJ-END-3 Never.\n";
const VERBS: &str = "# what they do\n\
    tests/rules/table.rs  open  opened\n\
    tests/rules/table.rs  lay  sit\n\
    tests/rules/table.rs  lay,act  role\n\
    tests/rules/table.rs  act  play refusal\n\
    tests/rules/table.rs  ask  can\n\
    tests/rules/table.rs  count  total\n";
const TABLE: &str = "pub fn opened() -> Table { todo() }\n\
    impl Layout { fn sit(self) -> Table { todo() } fn role(self) -> Table { todo() } }\n\
    impl Table { fn play(&mut self) { todo() } fn refusal(&self) -> u8 { 1 } fn can(&self) -> u8 { 1 }\n\
    fn total(&self) -> u8 { 1 } fn hand(&self) -> u8 { 1 } }";

fn tree_of(scope: &str, spec: (&str, &str), files: &[(&str, &str)]) -> Tree {
    let fixed = [
        spec,
        ("tests/rules/scope.txt", scope),
        ("tests/rules/verbs.txt", VERBS),
        (
            "tests/rules/words.txt",
            "PR-  opt.intl  intl\nPR-  Office  Office\nPR-  Zoning Office  ZoningOffice\n",
        ),
        ("tests/rules/table.rs", TABLE),
    ];
    Tree::of(&[&fixed[..], files].concat())
}

fn tree(scope: &str, test: &str) -> Tree {
    tree_of(scope, ("docs/rules/san-juan.md", SPEC), &[("tests/rules/san_juan/a.rs", test)])
}

/// How SJ-END-1 is executed by a test of these statements.
fn body(statements: &str) -> How {
    file(&format!("/// SJ-END-1\n#[test]\nfn a() {{ {statements} }}"))
}

/// The same by a whole file.
fn file(text: &str) -> How {
    let tree = tree("", text);
    best(&tests(&tree).expect("well formed"), "SJ-END-1")
}

#[test]
fn a_test_that_leaves_a_part_out_only_names_the_rule() {
    assert_eq!(body("assert_eq!(COST, 3);"), How::Named);
    assert_eq!(body("let table = board.sit(); assert_eq!(table.hand(), 3);"), How::Named, "no act");
    assert_eq!(body("let mut table = board.sit(); table.play();"), How::Named, "no assertion");
    assert_eq!(body("table.play(); assert_eq!(table.hand(), 3);"), How::Named, "no position");
    let before = "let mut table = board.sit(); assert_eq!(table.hand(), 3); table.play();";
    assert_eq!(body(before), How::Named, "asserted before");
}

#[test]
fn what_is_asserted_is_of_the_game() {
    let played = |rest: &str| body(&format!("let mut table = board.sit(); table.play(); {rest}"));
    assert_eq!(played("assert_eq!(table.hand(), 3);"), How::Played);
    assert_eq!(played("let cost = price(3); assert_eq!(cost, 3);"), How::Named);
    assert_eq!(played("assert_eq!(Kind::Smithy.cost(), 1);"), How::Named);
    assert_eq!(played("let hand = table.hand(); assert_eq!(hand, 3);"), How::Played);
    assert_eq!(played("let mut all = vec![]; all.push(table.hand()); assert_eq!(all, [3]);"), How::Played);
    assert_eq!(played("assert!(matches!(table.hand(), 1 | 2));"), How::Played);
    assert_eq!(played("assert!(seen.iter().all(|card| card > 1));"), How::Named);
    assert_eq!(played("if let Some(card) = table.hand() { assert!(card > 1); }"), How::Played);
}

#[test]
fn refusals_are_acts_and_questions_are_not() {
    assert_eq!(body("let table = board.sit(); assert_eq!(table.refusal(), 1);"), How::Played);
    assert_eq!(body("let table = board.role(); assert_eq!(table.hand(), 1);"), How::Played);
    assert_eq!(body("let table = board.sit(); assert!(table.can());"), How::Asked);
    assert_eq!(body("let table = board.sit(); assert_eq!(table.total(), 9);"), How::Counted);
    assert_eq!(body("let table = opened(); assert_eq!(table.hand(), 4);"), How::Opened);
}

#[test]
fn helpers_are_followed() {
    let helper = "fn played() -> Table { let mut table = board.sit(); table.play(); table }\n";
    let test = "/// SJ-END-1\n#[test]\nfn a() { assert_eq!(played().hand(), 3); }\n";
    assert_eq!(file(&format!("{helper}{test}")), How::Played);
    assert_eq!(file(&format!("fn played() -> Table {{ board.sit() }}\n{test}")), How::Named);
    let above = ("tests/rules/san_juan/mod.rs", helper);
    let far = tree_of("", ("docs/rules/san-juan.md", SPEC), &[above, ("tests/rules/san_juan/a.rs", test)]);
    assert_eq!(best(&tests(&far).expect("well formed"), "SJ-END-1"), How::Played);
    // A helper that asserts about what it is given.
    let checks = "fn checks(table: &Table) { assert_eq!(table.hand(), 3); }\n";
    let given = |with: &str| {
        let body = format!("let mut table = board.sit(); table.play(); checks({with});");
        file(&format!("{checks}/// SJ-END-1\n#[test]\nfn a() {{ {body} }}"))
    };
    assert_eq!((given("&table"), given("&3")), (How::Played, How::Named));
    assert_eq!(file("fn a() { a() }\n/// SJ-END-1\n#[test]\nfn b() { a() }"), How::Named, "for ever");
}

#[test]
fn loops_and_closures_are_followed() {
    let turns =
        "let mut table = board.sit(); for turn in 0..3 { assert_eq!(table.hand(), turn); table.play(); }";
    assert_eq!(body(turns), How::Played, "what is asserted is what the last turn did");
    let each = "[1, 2].map(|n| { let mut table = board.sit(); table.play(); assert_eq!(table.hand(), n) });";
    assert_eq!(body(each), How::Played);
    let closure = "let after = |n| { let mut t = board.sit(); t.play(); t.hand() }; assert_eq!(after(1), 3);";
    assert_eq!(body(closure), How::Played);
}

#[test]
fn a_rule_named_inside_counts_from_there() {
    let test = |last: &str| {
        let begin =
            "#[test]\nfn a() { let mut table = board.sit();\n table.play();\n assert_eq!(table.hand(), 1);";
        file(&format!("{begin}\n // SJ-END-1: never\n {last} }}"))
    };
    assert_eq!(test("table.play();"), How::Named);
    assert_eq!(test("assert_eq!(table.hand(), 2);"), How::Played);
    // In a constant that a test uses, and in the name of a test.
    let played = "let mut table = board.sit(); table.play(); assert_eq!(table.hand(), CASES);";
    assert_eq!(
        file(&format!("const CASES: &str = \"SJ-END-1\";\n#[test]\nfn a() {{ {played} }}")),
        How::Played
    );
    assert_eq!(file(&format!("#[test]\nfn sj_end_1_is_here() {{ {played} }}")), How::Played);
    assert_eq!(file(&format!("/// SJ-END-1\nfn a() {{ {played} }}")), How::Named, "no test");
}

#[test]
fn a_test_asserts_as_many_things_as_it_names_rules() {
    let named = |assertion: &str| {
        let body = format!("let mut table = board.sit(); table.play(); {assertion}");
        file(&format!("/// SJ-END-1, SJ-END-2, SJ-END-3\n#[test]\nfn a() {{ {body} }}"))
    };
    assert_eq!(named("assert_eq!(table.hand(), 1);"), How::Named);
    assert_eq!(named("for _ in 0..9 { assert_eq!(table.hand(), 1); }"), How::Named);
    assert_eq!(named("assert_eq!((table.hand(), table.hand(), table.hand()), (1, 2, 3));"), How::Played);
    assert_eq!(named("assert!(table.hand() == 1 && table.hand() == 2 && table.hand() == 3);"), How::Played);
}

#[test]
fn every_rule_is_executed_or_argued() {
    let test = "/// SJ-END-1\n#[test]\nfn a() { let mut table = board.sit(); table.play(); assert!(table.hand()); }\n\
        /// SJ-END-2\n#[test]\nfn b() { let table = opened(); assert!(table.hand()); }\n// SJ-END-3";
    let found = |scope: &str| -> Vec<String> {
        let tree = tree(scope, test);
        let tests = tests(&tree).expect("well formed");
        let found = [whole(&tree, &tests), needless(&tree, &tests)].concat();
        found.into_iter().map(|finding| finding.problem).collect()
    };
    assert_eq!(
        found(""),
        ["no position executes SJ-END-2 (opened)", "no position executes SJ-END-3 (named)"]
    );
    assert_eq!(found("opened SJ-END-2 the start\nunposed SJ-END-3 a note\n"), Vec::<String>::new());
    assert_eq!(
        found("untestable SJ-END-3 a note\ncounted SJ-END-2 points\n").len(),
        2,
        "and it is not counted"
    );
    let needless = found("opened SJ-END-2,SJ-END-1 the start\nunposed SJ-END-3 a note\n");
    assert_eq!(needless, ["SJ-END-1 is not opened: tests execute it otherwise"]);
    let needless = found("opened SJ-END-2 the start\nunposed SJ-END-1,SJ-END-3 a note\n");
    assert_eq!(needless, ["SJ-END-1 is not unposed: tests execute it otherwise"]);
    let list = list(&tree("opened SJ-END-2 the start\n", test));
    let rows: Vec<Vec<&str>> = list.lines().map(|line| line.split_whitespace().collect()).collect();
    let place = |line: u8| format!("tests/rules/san_juan/a.rs:{line}");
    assert_eq!(rows[0], ["SJ-END-1", "played", &place(3)]);
    assert_eq!((&rows[1][1], rows[2].last()), (&"opened", Some(&"NOT")));
}

#[test]
fn verbs_are_functions_that_exist() {
    let with = |verbs: &str| {
        let mut tree = tree("", "");
        tree.0.retain(|file| file.path != "tests/rules/verbs.txt");
        tree.0.push(super::super::tree::File::new("tests/rules/verbs.txt", verbs));
        executed(&tree).into_iter().map(|finding| finding.problem).collect::<Vec<String>>()
    };
    assert_eq!(with("tests/rules/table.rs lay stand"), ["tests/rules/table.rs has no function stand"]);
    assert_eq!(with("tests/rules/table.rs eat play"), ["eat: no such deed"]);
    assert_eq!(with("tests/rules/table.rs act play play").len(), 1, "twice");
    assert_eq!(executed(&Tree::of(&[])).len(), 1, "no table");
}

/// What is missing in tests of two rules that lay these positions.
fn conditions_with(spec: &str, first: &str, second: &str) -> Vec<String> {
    let played = |id: &str, with: &str| {
        let body = format!("let mut table = board.{with}.sit(); table.play(); assert!(table.hand());");
        format!("/// {id}\n#[test]\nfn of_{}() {{ {body} }}\n", id.len())
    };
    let text = played("PR-END-1", first) + &played("PR-X-1", second);
    let file = ("tests/rules/puerto_rico/a.rs", text.as_str());
    let tree = tree_of("", ("docs/rules/puerto-rico.md", spec), &[file]);
    let found = conditions(&tree, &tests(&tree).expect("well formed"));
    found.into_iter().map(|finding| finding.problem).collect()
}

#[test]
fn what_a_rule_makes_a_condition_of_is_on_the_table() {
    let spec = "* PR-END-1 With opt.intl: not. Zoning Office: PR-X-1.\n* PR-X-1 Never an Office.\n";
    let found = |first: &str, second: &str| conditions_with(spec, first, second);
    let none = Vec::<String>::new();
    assert_eq!(found("plain()", "with(Office)").len(), 2);
    let missing = ["no test that executes PR-END-1 has its word Zoning Office"];
    assert_eq!(found("with(intl)", "with(Office)"), missing);
    assert_eq!(found("with(intl, ZoningOffice)", "with(Office)"), none);
    assert_eq!(found("with(intl)", "with(Office, ZoningOffice)"), none, "left to the other rule");
    assert_eq!(found("with(\"intl\")", "with(Office, ZoningOffice)").len(), 1, "a text is no option");
    assert_eq!(found("with(intl, ZoningOffice)", "plain()").len(), 1, "a Zoning Office is no Office");
    let idle = conditions_with("* PR-END-1 With opt.intl: not.\n* PR-X-1 No.\n", "with(intl)", "plain()");
    assert_eq!(idle, ["Zoning Office: no rule has it", "Office: no rule has it"]);
}

//! Follows a test through its body and the functions that it calls.
//!
//! An assertion counts where it looks at the game: at a value that comes, by
//! `let`, loop, pattern or closure, from a position or a game. So a test that
//! plays and then asserts a printed number does not pass for one that asserts
//! what came of it.

use super::book::{Book, Deed, Function};
use proc_macro2::{TokenStream, TokenTree};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::rc::Rc;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Expr, Macro, Pat, Token};

/// A deed, and the line of the test in which it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What is done.
    pub deed: Deed,
    /// Counted from 1.
    pub line: usize,
    /// How many things an assertion says: the fields of a tuple or list that it
    /// compares, the parts that `&&` joins.
    pub says: usize,
}

/// What a test does, in the order in which it does it.
#[derive(Default)]
pub struct Trace {
    /// Its deeds.
    pub marks: Vec<Mark>,
    /// Lines of the functions and constants that it uses, by file.
    pub used: BTreeSet<(usize, usize, usize)>,
}

/// Follows a test.
pub fn follow(book: &Book, known: &Known, test: &Function) -> Trace {
    let mut walker = Walker::new(book, known, test.file);
    walker.visit_block(&test.body);
    Trace { marks: walker.marks, used: walker.used }
}

struct Walker<'a> {
    book: &'a Book<'a>,
    file: usize,
    /// Names that stand for something of the game.
    of_game: BTreeSet<String>,
    /// All names given so far: they hide functions.
    bound: BTreeSet<String>,
    /// Closures are given something of the game.
    gives: bool,
    marks: Vec<Mark>,
    used: BTreeSet<(usize, usize, usize)>,
    known: &'a Known,
}

/// A call: the file in which it stands, its name, whether it is of a method, and
/// whether it is given something of the game.
type Call = (usize, String, bool, bool);

/// What calls do, as far as it was asked before.
#[derive(Default)]
pub struct Known(RefCell<BTreeMap<Call, Rc<Trace>>>);

impl<'a> Walker<'a> {
    fn new(book: &'a Book<'a>, known: &'a Known, file: usize) -> Self {
        Walker {
            book,
            file,
            of_game: BTreeSet::new(),
            bound: BTreeSet::new(),
            gives: true,
            marks: Vec::new(),
            used: BTreeSet::new(),
            known,
        }
    }

    fn bind(&mut self, pattern: &Pat, of_game: bool) {
        let mut names = Names::default();
        names.visit_pat(pattern);
        for name in names.0 {
            if of_game {
                self.of_game.insert(name.clone());
            }
            self.bound.insert(name);
        }
    }

    fn use_lines(&mut self, file: usize, lines: &RangeInclusive<usize>) {
        self.used.insert((file, *lines.start(), *lines.end()));
    }

    /// What a call does; `given` says whether it is given something of the game.
    fn call(&mut self, name: &str, is_method: bool, given: bool, line: usize) {
        let trace = self.trace(name, is_method, given);
        self.marks.extend(trace.marks.iter().map(|mark| Mark { line, ..*mark }));
        self.used.extend(&trace.used);
    }

    fn trace(&self, name: &str, is_method: bool, given: bool) -> Rc<Trace> {
        let key = (self.file, name.to_owned(), is_method, given);
        if let Some(trace) = self.known.0.borrow().get(&key) {
            return Rc::clone(trace);
        }
        let meant = self.book.meant(self.file, name, is_method);
        let is_own = meant.first().is_some_and(|at| self.book.functions[*at].file == self.file);
        let mut trace = Trace::default();
        if let Some(deeds) = self.book.verb(self.file, name).filter(|_| !is_own) {
            trace.marks.extend(deeds.iter().map(|deed| Mark { deed: *deed, line: 0, says: 1 }));
        } else {
            // A function that calls itself finds this.
            self.known.0.borrow_mut().insert(key.clone(), Rc::default());
            for at in meant {
                let function = &self.book.functions[at];
                let mut inner = Walker::new(self.book, self.known, function.file);
                function.given.iter().for_each(|pattern| inner.bind(pattern, given));
                if is_method && given {
                    inner.of_game.insert("self".to_owned());
                }
                inner.visit_block(&function.body);
                trace.marks.append(&mut inner.marks);
                trace.used.append(&mut inner.used);
                trace.used.insert((function.file, *function.lines.start(), *function.lines.end()));
            }
        }
        let trace = Rc::new(trace);
        self.known.0.borrow_mut().insert(key, Rc::clone(&trace));
        trace
    }

    fn is_of_game(&self, expression: &Expr) -> bool {
        let mut look = Look { walker: self, found: false };
        look.visit_expr(expression);
        look.found
    }

    /// Returns true if the value of a call is of the game whatever it is given.
    fn brings(&self, name: &str, is_method: bool) -> bool {
        self.trace(name, is_method, false)
            .marks
            .iter()
            .any(|mark| matches!(mark.deed, Deed::Open | Deed::Lay))
    }
}

/// Names in tokens that are no expressions: whether it is called, and with a
/// dot.
fn names(tokens: TokenStream, mut each: impl FnMut(&str, Option<bool>)) {
    let mut stack = vec![tokens];
    while let Some(tokens) = stack.pop() {
        let list: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in list.iter().enumerate() {
            match token {
                TokenTree::Group(group) => stack.push(group.stream()),
                TokenTree::Ident(name) => {
                    let is_dot =
                        |token: &TokenTree| matches!(token, TokenTree::Punct(sign) if sign.as_char() == '.');
                    let called = matches!(list.get(at + 1), Some(TokenTree::Group(_)));
                    let dotted = at > 0 && is_dot(&list[at - 1]);
                    each(&name.to_string(), called.then_some(dotted));
                }
                _ => {}
            }
        }
    }
}

/// The expressions between commas; `None` if a macro takes something else.
fn arguments(of: &Macro) -> Option<Punctuated<Expr, Token![,]>> {
    Punctuated::parse_terminated.parse2(of.tokens.clone()).ok()
}

fn is_assertion(of: &Macro) -> bool {
    of.path.segments.last().is_some_and(|last| {
        let name = last.ident.to_string();
        ["assert", "assert_eq", "assert_ne", "assert_matches"].contains(&name.as_str())
    })
}

impl<'ast> Visit<'ast> for Walker<'_> {
    fn visit_local(&mut self, local: &'ast syn::Local) {
        let Some(init) = &local.init else { return self.bind(&local.pat, false) };
        visit::visit_local_init(self, init);
        let of_game = self.is_of_game(&init.expr);
        self.bind(&local.pat, of_game);
    }

    fn visit_expr_assign(&mut self, assign: &'ast syn::ExprAssign) {
        visit::visit_expr_assign(self, assign);
        if self.is_of_game(&assign.left) || self.is_of_game(&assign.right) {
            self.takes_in(&assign.left);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        visit::visit_expr_binary(self, binary);
        if matches!(binary.op, syn::BinOp::AddAssign(_) | syn::BinOp::BitOrAssign(_))
            && self.is_of_game(&binary.right)
        {
            self.takes_in(&binary.left);
        }
    }

    fn visit_expr_for_loop(&mut self, each: &'ast syn::ExprForLoop) {
        self.visit_expr(&each.expr);
        let of_game = self.is_of_game(&each.expr);
        self.bind(&each.pat, of_game);
        self.visit_block(&each.body);
        // What is asserted at the top may look at what was done in the round
        // before, but says nothing more.
        let first = self.marks.len();
        self.visit_block(&each.body);
        self.marks[first..].iter_mut().for_each(|mark| mark.says = 0);
    }

    fn visit_expr_let(&mut self, guard: &'ast syn::ExprLet) {
        self.visit_expr(&guard.expr);
        let of_game = self.is_of_game(&guard.expr);
        self.bind(&guard.pat, of_game);
    }

    fn visit_expr_match(&mut self, choice: &'ast syn::ExprMatch) {
        self.visit_expr(&choice.expr);
        let of_game = self.is_of_game(&choice.expr);
        for arm in &choice.arms {
            self.bind(&arm.pat, of_game);
            visit::visit_arm(self, arm);
        }
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let gives = std::mem::replace(&mut self.gives, true);
        closure.inputs.iter().for_each(|input| self.bind(input, gives));
        self.visit_expr(&closure.body);
        self.gives = gives;
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.visit_expr(&call.receiver);
        let on_game = self.is_of_game(&call.receiver);
        let brought = call.args.iter().any(|given| self.is_of_game(given));
        if brought {
            self.takes_in(&call.receiver); // it may be a list that is pushed to
        }
        let given = on_game || brought;
        let name = call.method.to_string();
        let gives = given || self.brings(&name, true);
        self.given(&call.args, gives, |walker| {
            walker.call(&name, true, given, call.method.span().end().line);
        });
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let given = call.args.iter().any(|given| self.is_of_game(given));
        self.given(&call.args, true, |walker| match &*call.func {
            Expr::Path(path) => walker.path(path, given),
            other => walker.visit_expr(other),
        });
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        self.path(path, self.gives);
    }

    fn visit_macro(&mut self, of: &'ast Macro) {
        let list = arguments(of);
        match &list {
            Some(list) => list.iter().for_each(|each| self.visit_expr(each)),
            None => names(of.tokens.clone(), |name, called| {
                if let Some(dotted) = called {
                    self.call(name, dotted, true, of.bang_token.span.end().line);
                }
            }),
        }
        let looks = |list: &Punctuated<Expr, Token![,]>| list.iter().any(|each| self.is_of_game(each));
        if is_assertion(of) && list.as_ref().is_some_and(looks) {
            let line = of.delimiter.span().close().end().line;
            let says = list.iter().flatten().take(2).map(says).max().unwrap_or(1);
            self.marks.push(Mark { deed: Deed::Assert, line, says });
        }
    }
}

impl Walker<'_> {
    /// What a call is given: closures are run by the call, the rest before it.
    fn given(&mut self, list: &Punctuated<Expr, Token![,]>, gives: bool, call: impl FnOnce(&mut Self)) {
        let (closures, rest): (Vec<&Expr>, Vec<&Expr>) =
            list.iter().partition(|given| matches!(given, Expr::Closure(_)));
        let outer = std::mem::replace(&mut self.gives, gives);
        rest.into_iter().for_each(|given| self.visit_expr(given));
        self.gives = outer;
        call(self);
        self.gives = gives;
        closures.into_iter().for_each(|closure| self.visit_expr(closure));
        self.gives = outer;
    }

    /// Something of the game comes into a variable.
    fn takes_in(&mut self, place: &Expr) {
        match place {
            Expr::Index(index) => self.takes_in(&index.expr),
            Expr::Field(field) => self.takes_in(&field.base),
            Expr::Reference(to) => self.takes_in(&to.expr),
            Expr::Unary(unary) => self.takes_in(&unary.expr),
            Expr::Path(path) => {
                if let Some(name) = path.path.get_ident() {
                    self.of_game.insert(name.to_string());
                }
            }
            _ => {}
        }
    }

    /// A function or a constant that is called, or given to another function.
    fn path(&mut self, path: &syn::ExprPath, given: bool) {
        let Some(last) = path.path.segments.last() else { return };
        let name = last.ident.to_string();
        if name.starts_with(|sign: char| sign.is_ascii_uppercase()) {
            if let Some((file, lines)) = self.book.constant(self.file, &name) {
                self.use_lines(file, &lines);
            }
        } else if path.path.segments.len() > 1 || !self.bound.contains(&name) {
            let line = last.ident.span().end().line;
            // `Layout::sit` is a method, `planter::open` a function.
            let on_type = path.path.segments.len() > 1
                && path.path.segments.iter().rev().nth(1).is_some_and(|one| is_type(&one.ident.to_string()));
            self.call(&name, false, given, line);
            if on_type && self.book.verb(self.file, &name).is_none() {
                self.call(&name, true, given, line);
            }
        }
    }
}

/// How many things an expression says.
fn says(of: &Expr) -> usize {
    match of {
        Expr::Tuple(tuple) => tuple.elems.iter().map(says).sum(),
        Expr::Array(array) => array.elems.iter().map(says).sum(),
        Expr::Paren(inner) => says(&inner.expr),
        Expr::Binary(binary) if matches!(binary.op, syn::BinOp::And(_)) => {
            says(&binary.left) + says(&binary.right)
        }
        _ => 1,
    }
}

fn is_type(name: &str) -> bool {
    name.starts_with(|sign: char| sign.is_ascii_uppercase())
}

/// Looks for something of the game in an expression.
struct Look<'w, 'a> {
    walker: &'w Walker<'a>,
    found: bool,
}

impl<'ast> Visit<'ast> for Look<'_, '_> {
    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        let Some(last) = path.path.segments.last() else { return };
        let name = last.ident.to_string();
        let is_local = path.path.segments.len() == 1 && self.walker.bound.contains(&name);
        self.found |= match is_local || name == "self" {
            true => self.walker.of_game.contains(&name),
            false => !is_type(&name) && self.walker.brings(&name, false),
        };
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.found = self.found || self.walker.brings(&call.method.to_string(), true);
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, of: &'ast Macro) {
        match arguments(of) {
            Some(list) => list.iter().for_each(|each| self.visit_expr(each)),
            None => {
                let mut found = false;
                names(of.tokens.clone(), |name, called| {
                    found |= match called {
                        Some(dotted) => self.walker.brings(name, dotted),
                        None => self.walker.of_game.contains(name),
                    };
                });
                self.found |= found;
            }
        }
    }
}

/// The names that a pattern binds.
#[derive(Default)]
struct Names(Vec<String>);

impl<'ast> Visit<'ast> for Names {
    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        self.0.push(pattern.ident.to_string());
        visit::visit_pat_ident(self, pattern);
    }
}

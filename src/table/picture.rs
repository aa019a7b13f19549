//! The result of a game as one picture, to be kept or shown to others: a
//! self-contained SVG, so that it can be painted anywhere.

mod plan;

use std::fmt::Write;

use ui::sprites::seat_mark;

pub use plan::{Plan, PlanDistrict, Plot};

/// Width of the picture; all lengths are in units of the SVG.
const WIDTH: f64 = 1200.0;
/// Between what is printed and the edge of the paper.
const MARGIN: f64 = 56.0;
/// Top of the streets, if the picture has a remark.
const HEAD: f64 = 268.0;
/// The room that a remark takes.
const REMARK: f64 = 40.0;
/// Name and points above a street.
const NAMEPLATE: f64 = 64.0;
/// Between two streets.
const GAP: f64 = 26.0;
/// Under the last street.
const FOOT: f64 = 92.0;
/// A drawing is never printed larger than this much of its own size.
const LARGEST: f64 = 0.95;
/// An empty street is still this wide, so that few houses do not become huge.
const NARROWEST: f64 = 900.0;

/// Content of the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The edition's name.
    pub title: String,
    /// Winner.
    pub headline: String,
    /// Text under the headline, for example why the game ended.
    pub remark: String,
    /// Origin of the picture.
    pub imprint: String,
    /// The city that all share, if there is one: it stands there instead of streets.
    pub plan: Option<Plan>,
    /// The seats, best first.
    pub streets: Vec<Street>,
}

/// A seat in the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Street {
    /// Its rank, 1 for the best.
    pub rank: u8,
    /// The seat's index, from 0: its mark.
    pub seat: usize,
    pub name: String,
    pub points: String,
    /// Drawings of its houses, in order, as [`ui::sprites::address`] gives them.
    pub fronts: Vec<String>,
}

/// A sprite: its address as in [`Street::fronts`], and its text.
#[derive(Clone, Debug, PartialEq)]
pub struct Sprite {
    /// As [`ui::sprites::sprite`] gives it.
    pub address: String,
    /// The whole SVG.
    pub text: String,
}

/// A house of a street, with its drawing's own size.
struct House {
    front: String,
    width: f64,
    height: f64,
}

impl House {
    /// The house drawn at `front`, its size read from the drawing's `viewBox`; `None` if the
    /// sprites have no such drawing.
    fn of(sprites: &[Sprite], front: &str) -> Option<House> {
        let (address, id) = front.split_once('#')?;
        let text = &sprites.iter().find(|sprite| sprite.address == address)?.text;
        let symbol = &text[text.find(&format!("<symbol id=\"{id}\""))?..];
        let numbers = symbol.split_once("viewBox=\"")?.1.split_once('"')?.0;
        let mut sides = numbers.split_ascii_whitespace().skip(2).map(str::parse);
        Some(House { front: front.to_owned(), width: sides.next()?.ok()?, height: sides.next()?.ok()? })
    }
}

/// The custom properties that the sprites and the picture read, by name, each once.
pub fn properties(sprites: &[Sprite]) -> Vec<String> {
    let mut names: Vec<String> = PAPER.iter().map(|&name| name.to_owned()).collect();
    for sprite in sprites {
        for found in sprite.text.split("var(").skip(1) {
            let name = found.split([')', ',', ' ']).next().unwrap_or_default();
            if !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
    }
    names
}

/// Colours of the picture.
const PAPER: [&str; 14] = [
    "--paper",
    "--paper-2",
    "--ink",
    "--ink-2",
    "--spot-1",
    "--spot-2",
    "--spot-3",
    "--on-spot-3",
    "--tint-1",
    "--tint-2",
    "--tint-3",
    "--dusk",
    "--art-sky",
    "--serif",
];

impl Picture {
    /// The picture. `colours` are declarations of [`properties`], `winner` those that hold in the
    /// streets of rank 1 instead.
    pub fn draw(&self, sprites: &[Sprite], colours: &str, winner: &str) -> String {
        let houses = |street: &Street| -> Vec<House> {
            let drawn = |front: &String| House::of(sprites, front);
            street.fronts.iter().filter_map(drawn).collect()
        };
        let rows: Vec<(&Street, Vec<House>)> =
            self.streets.iter().map(|street| (street, houses(street))).collect();
        // One scale for all, so that streets can be compared.
        let longest = rows
            .iter()
            .map(|(_, houses)| houses.iter().map(|house| house.width).sum::<f64>())
            .fold(NARROWEST, f64::max);
        let scale = ((WIDTH - 2.0 * MARGIN) / longest).min(LARGEST);
        let tallest =
            rows.iter().flat_map(|(_, houses)| houses).map(|house| house.height).fold(48.0, f64::max);
        let street_height = tallest * scale;
        let row_height = if self.plan.is_some() { NAMEPLATE } else { NAMEPLATE + street_height + GAP };
        let top = if self.remark.is_empty() { HEAD - REMARK } else { HEAD };
        let head = top + self.plan.as_ref().map_or(0.0, |plan| plan.measure().1 + GAP);
        let height = head + row_height * rows.len() as f64 + FOOT;

        let mut out = String::with_capacity(400_000);
        let _ = write!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{WIDTH}" height="{height:.0}" viewBox="0 0 {WIDTH} {height:.0}" style="{}">"#,
            escaped(colours)
        );
        out.push_str("<defs>");
        for (number, sprite) in sprites.iter().enumerate() {
            out.push_str(&numbered(&sprite.text, number));
        }
        out.push_str("</defs>");
        self.print_head(&mut out, top, height);
        if let Some(plan) = &self.plan {
            // Windows are lit as in the street that has won, and houses stand on their plots without a sky.
            let own =
                format!("{winner};--art-sky:transparent;--art-street:transparent;--art-rays:transparent");
            let _ = write!(out, r#"<g transform="translate({MARGIN} {top:.1})" style="{}">"#, escaped(&own));
            plan.print(&mut out, sprites);
            out.push_str("</g>");
        }
        for (at, (street, houses)) in rows.iter().enumerate() {
            let top = head + row_height * at as f64;
            let own = if street.rank == 1 { winner } else { "" };
            let _ = write!(out, r#"<g transform="translate({MARGIN} {top:.1})" style="{}">"#, escaped(own));
            print_name(&mut out, street, sprites);
            if self.plan.is_none() {
                print_houses(&mut out, houses, sprites, scale, street_height);
            }
            out.push_str("</g>");
        }
        let _ = write!(
            out,
            r#"<text x="{:.1}" y="{:.1}" text-anchor="middle" fill="var(--ink-2)" style="font:400 22px var(--serif)">{}</text></svg>"#,
            WIDTH / 2.0,
            height - 44.0,
            escaped(&self.imprint)
        );
        out
    }

    /// Paper, frame, title and headline. The frame is printed twice, as everything is that leads the eye.
    fn print_head(&self, out: &mut String, head: f64, height: f64) {
        let (inner, tall) = (WIDTH - 48.0, height - 48.0);
        let _ = write!(
            out,
            r#"<rect width="{WIDTH}" height="{height:.0}" fill="var(--paper)"/><rect x="28" y="28" width="{inner}" height="{tall:.0}" fill="none" stroke="var(--spot-2)" stroke-width="3"/><rect x="22" y="22" width="{inner}" height="{tall:.0}" fill="none" stroke="var(--ink)" stroke-width="3"/>"#
        );
        let middle = WIDTH / 2.0;
        let lines = [
            (78.0, "400 26px", "var(--ink-2)", &self.title),
            (150.0, "700 58px", "var(--ink)", &self.headline),
            (204.0, "400 24px", "var(--ink-2)", &self.remark),
        ];
        for (y, font, fill, line) in lines {
            let _ = write!(
                out,
                r#"<text x="{middle}" y="{y}" text-anchor="middle" fill="{fill}" style="font:{font} var(--serif)">{}</text>"#,
                escaped(line)
            );
        }
        let _ = write!(
            out,
            r#"<path d="M{MARGIN} {upper}H{right}" stroke="var(--ink)" stroke-width="2"/><path d="M{MARGIN} {lower}H{right}" stroke="var(--ink)" stroke-width=".8"/>"#,
            upper = head - 36.0,
            lower = head - 31.0,
            right = WIDTH - MARGIN
        );
    }
}

/// Rank, mark, name and points of a seat.
fn print_name(out: &mut String, street: &Street, sprites: &[Sprite]) {
    let wide = WIDTH - 2.0 * MARGIN;
    let _ = write!(
        out,
        r#"<text y="44" fill="var(--ink-2)" style="font:700 30px var(--serif)">{}.</text><use href="{}" x="40" y="16" width="34" height="34"/><text x="86" y="44" fill="var(--ink)" style="font:700 34px var(--serif)">{}</text><text x="{wide}" y="44" text-anchor="end" fill="var(--ink)" style="font:700 38px var(--serif)">{}</text>"#,
        street.rank,
        reference(sprites, &seat_mark(street.seat)),
        escaped(&street.name),
        escaped(&street.points),
    );
}

/// The houses of a street below its name.
fn print_houses(out: &mut String, houses: &[House], sprites: &[Sprite], scale: f64, height: f64) {
    let wide = WIDTH - 2.0 * MARGIN;
    let _ = write!(
        out,
        r#"<svg y="{NAMEPLATE}" width="{wide}" height="{height:.1}"><rect width="{wide}" height="{height:.1}" fill="var(--art-sky)"/>"#
    );
    let mut left = 0.0;
    // Grounds and skies go on past the edges of a drawing: each is cut off at its own.
    for house in houses {
        let (width, tall) = (house.width * scale, house.height * scale);
        let _ = write!(
            out,
            r#"<svg x="{left:.2}" y="{:.2}" width="{width:.2}" height="{tall:.2}"><use href="{}" width="100%" height="100%"/></svg>"#,
            height - tall,
            reference(sprites, &house.front),
        );
        left += width;
    }
    let _ = write!(
        out,
        r#"</svg><rect y="{NAMEPLATE}" width="{wide}" height="{height:.1}" fill="none" stroke="var(--ink)" stroke-width="2"/>"#
    );
}

/// The reference to a drawing once its sprite is [`numbered`].
fn reference(sprites: &[Sprite], front: &str) -> String {
    let (address, id) = front.split_once('#').unwrap_or_default();
    let number = sprites.iter().position(|sprite| sprite.address == address).unwrap_or_default();
    format!("#s{number}-{id}")
}

/// A sprite whose IDs cannot meet those of another.
fn numbered(text: &str, number: usize) -> String {
    let id = format!(" id=\"s{number}-");
    let href = format!("href=\"#s{number}-");
    let url = format!("url(#s{number}-");
    text.replace(" id=\"", &id).replace("href=\"#", &href).replace("url(#", &url)
}

/// A text that can stand in an SVG, between tags or in an attribute.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // What XML cannot hold at all.
            '\u{0}'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use ui::sprites::{address, sprite};

    const UI: &str = include_str!("../../public/art/ui.svg");
    const HOUSES: &str = include_str!("../../public/art/puerto-rico.svg");

    fn sprites() -> Vec<Sprite> {
        [(sprite("ui"), UI), (sprite("puerto-rico"), HOUSES)]
            .map(|(address, text)| Sprite { address, text: text.into() })
            .into()
    }

    fn picture(name: &str) -> Picture {
        let street = |rank, seat, fronts: &[&str]| Street {
            rank,
            seat,
            name: name.into(),
            points: "41".into(),
            fronts: fronts.iter().map(|id| address("puerto-rico", id)).collect(),
        };
        Picture {
            title: "Puerto Rico".into(),
            headline: name.into(),
            remark: String::new(),
            imprint: "Sobremesa".into(),
            plan: None,
            streets: vec![street(1, 2, &["b-wharf", "b-fortress"]), street(2, 0, &["b-wharf"])],
        }
    }

    /// The widths of the houses with this drawing.
    fn widths(drawn: &str, id: &str) -> Vec<String> {
        let uses = drawn.split("<svg x=\"").skip(1).filter(|part| part.contains(&format!("href=\"{id}\"")));
        uses.map(|part| part.split("width=\"").nth(1).expect("a width").split('"').next().unwrap().to_owned())
            .collect()
    }

    #[test]
    fn all_streets_have_one_scale_and_wide_houses_are_wider() {
        let drawn = picture("Ana").draw(&sprites(), "", "");
        let wharf = widths(&drawn, "#s1-b-wharf");
        assert_eq!(wharf.len(), 2);
        assert_eq!(wharf[0], wharf[1]);
        let fortress: f64 = widths(&drawn, "#s1-b-fortress")[0].parse().expect("a number");
        assert_eq!(fortress, 2.0 * wharf[0].parse::<f64>().expect("a number"));
    }

    #[test]
    fn every_reference_leads_to_a_drawing_of_the_picture() {
        let drawn = picture("Ana").draw(&sprites(), "", "");
        for part in drawn.split("href=\"").skip(1) {
            let id =
                part.split('"').next().expect("a reference").strip_prefix('#').expect("inside the picture");
            assert!(drawn.contains(&format!(" id=\"{id}\"")), "{id}");
        }
    }

    #[test]
    fn a_shared_city_stands_in_the_picture_once_and_in_place_of_streets() {
        let plot = |x, owner, number: &str| Plot {
            place: (x, 0),
            colours: ("--tint-2", "--spot-2"),
            front: address("puerto-rico", "b-wharf"),
            number: number.into(),
            floors: 3,
            owner,
            ends: [true; 4],
            district: None,
        };
        let plots = vec![plot(0, Some(0), "17"), plot(1, None, "4")];
        let plan = Plan { size: (2, 1), plots, ..Plan::default() };
        let drawn = Picture { plan: Some(plan), ..picture("Ana") }.draw(&sprites(), "", "--art-glass:red");
        let wharves = drawn.matches("href=\"#s1-b-wharf\"").count();
        assert_eq!(wharves, 2, "each building once, and no street");
        assert!(drawn.contains(">17</text>") && drawn.contains("--art-glass:red;--art-sky:transparent"));
        // The owner of the one, and both seats with their points below.
        assert_eq!(drawn.matches("href=\"#s0-seat-1\"").count(), 2);
        assert_eq!(drawn.matches("href=\"#s0-seat-3\"").count(), 1);
        assert_eq!(drawn.matches(">Ana</text>").count(), 3);
    }

    #[test]
    fn names_are_words_and_never_tags() {
        let drawn = picture("<script x=\"'\"> & \u{1}co").draw(&sprites(), "color:red\"", "");
        assert!(!drawn.contains("<script"));
        assert!(drawn.contains("&lt;script x=&quot;&#39;&quot;&gt; &amp; co"));
        assert!(drawn.contains("style=\"color:red&quot;\""));
    }

    #[test]
    fn what_the_drawings_are_coloured_with_is_found_once() {
        let names = properties(&sprites());
        for name in ["--ink", "--art-glass", "--seat-1", "--serif"] {
            assert_eq!(names.iter().filter(|known| *known == name).count(), 1, "{name}");
        }
        assert!(names.iter().all(|name| name.starts_with("--")), "{names:?}");
    }
}

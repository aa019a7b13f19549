//! The reader of QR codes sees what a camera sees of another screen: turned, a little out of focus, with noise.

use std::ops::Range;

use game_core::Rng;
use live::picture::{WAYS, grey, read};
use qrcodegen::{QrCode, QrCodeEcc};

const WIDTH: usize = 640;
const HEIGHT: usize = 480;
/// Light modules around a code that belong to it.
const QUIET: f64 = 4.0;
/// Looks into each pixel, in both directions.
const LOOKS: usize = 3;
const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A number between these.
fn between(rng: &mut Rng, range: Range<f64>) -> f64 {
    range.start + (range.end - range.start) * f64::from(rng.below(1_000_000)) / 1e6
}

/// A link as an invitation has it, of any length that occurs.
fn link(rng: &mut Rng) -> String {
    let length = 180 + rng.below(121);
    let code: String = (0..length).map(|_| char::from(LETTERS[rng.below(64) as usize])).collect();
    format!("https://sobremesa.example.org/#/join/{code}")
}

/// A picture of a screen that shows the link: 640 by 480 pixels in grey.
fn picture(link: &str, rng: &mut Rng) -> Vec<u8> {
    let code = QrCode::encode_text(link, QrCodeEcc::Low).expect("short enough");
    let size = f64::from(code.size());
    let turn = between(rng, -15.0..15.0).to_radians();
    let (x, y) = (between(rng, 290.0..350.0), between(rng, 230.0..250.0));
    let scale = (size + 2.0 * QUIET) / between(rng, 330.0..390.0);
    let brightness = |px: f64, py: f64| {
        let (dx, dy) = ((px - x) * scale, (py - y) * scale);
        let (across, down) =
            (dx * turn.cos() + dy * turn.sin() + size / 2.0, dy * turn.cos() - dx * turn.sin() + size / 2.0);
        let shown = -QUIET..size + QUIET;
        match shown.contains(&across) && shown.contains(&down) {
            false => 110.0,
            true if code.get_module(across.floor() as i32, down.floor() as i32) => 40.0,
            true => 215.0,
        }
    };
    let pixel = |at: usize| -> f64 {
        let looks = (0..LOOKS * LOOKS).map(|look| {
            let part = |look: usize| (look as f64 + 0.5) / LOOKS as f64;
            brightness((at % WIDTH) as f64 + part(look % LOOKS), (at / WIDTH) as f64 + part(look / LOOKS))
        });
        looks.sum::<f64>() / (LOOKS * LOOKS) as f64
    };
    let sharp: Vec<f64> = (0..WIDTH * HEIGHT).map(pixel).collect();
    let blurred = |at: usize| {
        let (column, row) = (at % WIDTH, at / WIDTH);
        let near = |at: usize, end: usize| [at.saturating_sub(1), at, at, (at + 1).min(end - 1)];
        let rows = near(row, HEIGHT);
        let sum: f64 =
            rows.iter().flat_map(|row| near(column, WIDTH).map(|column| sharp[row * WIDTH + column])).sum();
        sum / 16.0
    };
    let noisy = |at: usize| {
        let noise: f64 = (0..3).map(|_| between(rng, -8.0..8.0)).sum();
        (blurred(at) + noise).clamp(0.0, 255.0) as u8
    };
    (0..WIDTH * HEIGHT).map(noisy).collect()
}

#[test]
fn codes_of_invitations_are_read_in_pictures() {
    let mut looks = 0;
    for seed in 0..50 {
        let mut rng = Rng::stream(0x5EED_0000, seed);
        let link = link(&mut rng);
        let picture = picture(&link, &mut rng);
        let found = (0..WAYS).find_map(|way| Some((way, read(&picture, WIDTH, way)?)));
        let (way, text) = found.unwrap_or_else(|| panic!("the code of seed {seed} is not found"));
        assert_eq!(text, link, "seed {seed}");
        looks += way + 1;
    }
    println!("{looks} looks at 50 pictures");
}

#[test]
fn pictures_without_a_code_say_nothing() {
    let mut rng = Rng::stream(7, 0);
    let noise: Vec<u8> = (0..WIDTH * HEIGHT).map(|_| rng.below(256) as u8).collect();
    for way in 0..WAYS {
        assert_eq!(read(&noise, WIDTH, way), None);
        assert_eq!(read(&vec![255; WIDTH * HEIGHT], WIDTH, way), None);
        for (grey, width) in [(&[][..], 640), (&[1, 2, 3], 0), (&[1, 2, 3], 2), (&[1, 2, 3], 4), (&[9], 1)] {
            assert_eq!(read(grey, width, way), None);
        }
    }
}

#[test]
fn colours_become_grey_by_their_brightness() {
    let pixels = [255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255];
    assert_eq!(grey(&pixels), [255, 0, 76, 149, 28]);
}

//! QR codes in pictures of a camera, for browsers without a reader of their own. The decoder is `rqrr`; what is done to a
//! picture before it looks decides what it finds, so that several ways are tried, one picture after the other.

use std::borrow::Cow;

use rqrr::PreparedImage;

/// Number of ways in which a picture is prepared.
pub const WAYS: usize = 5;

/// Reads a code in a picture in grey, row by row, prepared in way `way` (they repeat after [`WAYS`]). `None` if no code is
/// found whole, or the picture is not one.
pub fn read(grey: &[u8], width: usize, way: usize) -> Option<String> {
    if width == 0 || grey.len() < width || !grey.len().is_multiple_of(width) {
        return None;
    }
    let (picture, width) = match way % WAYS {
        0 => (smooth(grey, width), width),
        1 => (doubled(&smooth(grey, width), width), 2 * width),
        2 => (smooth(&smooth(grey, width), width), width),
        3 => (parted(smooth(grey, width)), width),
        _ => (Cow::Borrowed(grey), width),
    };
    let height = picture.len() / width;
    let mut prepared = PreparedImage::prepare_from_greyscale(width, height, |x, y| picture[y * width + x]);
    prepared.detect_grids().iter().find_map(|grid| Some(grid.decode().ok()?.1))
}

/// Turns pixels of four bytes, as a canvas gives them, to grey.
pub fn grey(pixels: &[u8]) -> Vec<u8> {
    let brightness = |pixel: &[u8; 4]| {
        let [red, green, blue, _] = pixel.map(u32::from);
        ((red * 77 + green * 150 + blue * 29) >> 8) as u8
    };
    pixels.as_chunks().0.iter().map(brightness).collect()
}

/// Takes noise away: each pixel becomes the mean of those around it, the nearer ones twice.
fn smooth(grey: &[u8], width: usize) -> Cow<'static, [u8]> {
    let height = grey.len() / width;
    let mut smooth = grey.to_vec();
    for y in 1..height.saturating_sub(1) {
        for x in 1..width.saturating_sub(1) {
            let row = |y: usize| {
                let at = y * width + x;
                u32::from(grey[at - 1]) + 2 * u32::from(grey[at]) + u32::from(grey[at + 1])
            };
            smooth[y * width + x] = ((row(y - 1) + 2 * row(y) + row(y + 1)) / 16) as u8;
        }
    }
    Cow::Owned(smooth)
}

/// Doubles both sides, with what lies between the pixels: fine modules are found then.
fn doubled(grey: &[u8], width: usize) -> Cow<'static, [u8]> {
    let height = grey.len() / width;
    let mut doubled = Vec::with_capacity(4 * grey.len());
    // Of the two nearest pixels the nearer one counts three times.
    let near = |at: usize, end: usize| {
        (at / 2, if at.is_multiple_of(2) { (at / 2).saturating_sub(1) } else { (at / 2 + 1).min(end - 1) })
    };
    for y in 0..2 * height {
        let (near_y, far_y) = near(y, height);
        for x in 0..2 * width {
            let (near_x, far_x) = near(x, width);
            let row = |y: usize| 3 * u32::from(grey[y * width + near_x]) + u32::from(grey[y * width + far_x]);
            doubled.push(((3 * row(near_y) + row(far_y)) / 16) as u8);
        }
    }
    Cow::Owned(doubled)
}

/// Makes dark what is darker than the threshold that parts the picture best (Otsu), and light what is not.
fn parted(grey: Cow<'static, [u8]>) -> Cow<'static, [u8]> {
    let mut counts = [0_u64; 256];
    for &value in &*grey {
        counts[usize::from(value)] += 1;
    }
    let sum = |counts: &[u64], from: usize| -> u64 {
        counts.iter().zip(from as u64..).map(|(&count, value)| count * value).sum()
    };
    let spread = |at: usize| {
        let (dark, light) = counts.split_at(at);
        let (dark_sum, light_sum) = (sum(dark, 0), sum(light, at));
        let [dark, light]: [u64; 2] = [dark.iter().sum(), light.iter().sum()];
        let apart = light_sum as f64 / light.max(1) as f64 - dark_sum as f64 / dark.max(1) as f64;
        dark as f64 * light as f64 * apart * apart
    };
    let best = (1..256).max_by(|&one, &other| spread(one).total_cmp(&spread(other))).unwrap_or(128);
    Cow::Owned(grey.iter().map(|&value| if usize::from(value) < best { 0 } else { 255 }).collect())
}

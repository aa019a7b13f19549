//! Nets as bytes: a head, then whole numbers with a scale for each row.

use std::fmt;

use super::{HIDDEN, Net, NetShape, SECOND, SideRow};

/// First bytes of every file.
const MAGIC: [u8; 4] = *b"SMN1";
/// The largest weight of a row as it is written.
const LARGEST: f32 = 127.0;

/// Reason why bytes are no net for this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// Something else, or cut short.
    NotANet,
    /// Trained with inputs of another version, or of another game.
    OtherInputs,
    /// Altered since it was written.
    Damaged,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NetError::NotANet => "not a net, or cut short",
            NetError::OtherInputs => "a net for other inputs",
            NetError::Damaged => "a net that was altered",
        })
    }
}

impl std::error::Error for NetError {}

/// The checksum of FNV-1a with 64 bits.
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

impl Net {
    /// The net as bytes, with the version of its inputs and the checksum of the
    /// recipe it was trained by. Weights are rounded to a 254th of the range of
    /// their row.
    pub fn to_bytes(&self, version: u32, recipe: u64) -> Vec<u8> {
        let mut body = MAGIC.to_vec();
        body.extend(version.to_le_bytes());
        body.extend(recipe.to_le_bytes());
        body.extend((self.sides.len() as u16).to_le_bytes());
        body.extend((self.table.len() as u16).to_le_bytes());
        for row in self.rows() {
            let scale = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs())) / LARGEST;
            body.extend(scale.to_le_bytes());
            let whole = |&weight: &f32| if scale > 0.0 { (weight / scale).round() as i8 } else { 0 };
            body.extend(row.iter().map(whole).map(|weight| weight as u8));
        }
        body.extend(checksum(&body).to_le_bytes());
        body
    }

    /// Reads what [`Net::to_bytes`] has written of a net of this shape, or of one for the game before
    /// its last pieces were added: inputs about these weigh nothing.
    ///
    /// # Errors
    /// Everything else.
    pub fn from_bytes(bytes: &[u8], shape: NetShape) -> Result<Net, NetError> {
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(NetError::NotANet)?;
        let mut rest = ByteReader(body);
        if rest.take::<4>()? != MAGIC {
            return Err(NetError::NotANet);
        }
        if checksum(body) != u64::from_le_bytes(*sum) {
            return Err(NetError::Damaged);
        }
        let version = u32::from_le_bytes(rest.take()?);
        let _recipe: [u8; 8] = rest.take()?;
        let [sides, table] =
            [u16::from_le_bytes(rest.take()?), u16::from_le_bytes(rest.take()?)].map(usize::from);
        let unknown = shape.unknown(sides, table).filter(|_| version == shape.version);
        let unknown = unknown.ok_or(NetError::OtherInputs)?;
        let mut net = Net::zero(shape);
        for (index, row) in net.rows_mut().enumerate() {
            if shape.is_about(index, unknown) {
                continue;
            }
            let scale = f32::from_le_bytes(rest.take()?);
            for weight in row {
                let [whole] = rest.take::<1>()?;
                *weight = f32::from(whole as i8) * scale;
            }
        }
        if rest.0.is_empty() { Ok(net) } else { Err(NetError::NotANet) }
    }

    /// All weights, row by row, in the order of the file.
    pub fn rows(&self) -> impl Iterator<Item = &[f32]> {
        let sides = self.sides.iter().map(SideRow::as_slice);
        let table = self.table.iter().map(<[f32; HIDDEN]>::as_slice);
        let second = self.second.iter().map(<[f32; SECOND]>::as_slice);
        let [first, biases, last] = [&self.first_bias[..], &self.second_bias, &self.last];
        sides.chain(table).chain([first]).chain(second).chain([biases, last])
    }

    /// The same, to be changed.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let sides = self.sides.iter_mut().map(SideRow::as_mut_slice);
        let table = self.table.iter_mut().map(<[f32; HIDDEN]>::as_mut_slice);
        let second = self.second.iter_mut().map(<[f32; SECOND]>::as_mut_slice);
        let [first, biases, last] = [&mut self.first_bias[..], &mut self.second_bias, &mut self.last];
        sides.chain(table).chain([first]).chain(second).chain([biases, last])
    }
}

/// Bytes that are still to be read.
struct ByteReader<'a>(&'a [u8]);

impl ByteReader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (taken, rest) = self.0.split_first_chunk::<N>().ok_or(NetError::NotANet)?;
        self.0 = rest;
        Ok(*taken)
    }
}

/// Number of inputs of a seat and about the table that a file names; `None` if it is cut short.
pub fn inputs_of(bytes: &[u8]) -> Option<[usize; 2]> {
    let (_, rest) = bytes.split_at_checked(MAGIC.len() + size_of::<u32>() + size_of::<u64>())?;
    let (counts, _) = rest.as_chunks::<2>();
    let &[sides, table, ..] = counts else { return None };
    Some([sides, table].map(|count| u16::from_le_bytes(count).into()))
}

/// The checksum of the recipe that a file names; `None` if it is cut short.
pub fn recipe_of(bytes: &[u8]) -> Option<u64> {
    let (_, rest) = bytes.split_at_checked(MAGIC.len() + size_of::<u32>())?;
    rest.first_chunk().map(|recipe| u64::from_le_bytes(*recipe))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: NetShape = NetShape { version: 7, sides: 5, table: 3, runs: [&[], &[]] };

    fn net() -> Net {
        let mut net = Net::zero(SHAPE);
        for (index, row) in net.rows_mut().enumerate() {
            for (lane, weight) in row.iter_mut().enumerate() {
                *weight = (lane as f32 - 7.0) * 0.01 * (index as f32 - 20.0);
            }
        }
        net
    }

    #[test]
    fn what_is_read_is_what_was_written_but_for_rounding() {
        let (before, bytes) = (net(), net().to_bytes(7, 99));
        let after = Net::from_bytes(&bytes, SHAPE).expect("it was just written");
        for (before, after) in before.rows().zip(after.rows()) {
            let most = before.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            for (before, after) in before.iter().zip(after) {
                assert!((before - after).abs() <= most / 253.0, "{before} {after} of {most}");
            }
        }
        assert_eq!(after.to_bytes(7, 99), bytes, "rounding again changes nothing");
        assert_eq!(recipe_of(&bytes), Some(99));
    }

    #[test]
    fn a_file_that_is_cut_is_refused_wherever_it_is_cut() {
        let bytes = net().to_bytes(7, 99);
        for end in 0..bytes.len() {
            assert!(Net::from_bytes(&bytes[..end], SHAPE).is_err(), "cut after {end} bytes");
        }
    }

    #[test]
    fn a_file_that_is_altered_is_refused_wherever_it_is_altered() {
        let bytes = net().to_bytes(7, 99);
        for place in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[place] ^= 0x10;
            assert!(Net::from_bytes(&altered, SHAPE).is_err(), "altered at {place}");
        }
        assert_eq!(Net::from_bytes(&bytes[1..], SHAPE), Err(NetError::NotANet));
    }

    #[test]
    fn a_net_for_other_inputs_is_refused_by_name() {
        let bytes = net().to_bytes(7, 99);
        for shape in
            [NetShape { version: 8, ..SHAPE }, NetShape { sides: 6, ..SHAPE }, NetShape { table: 2, ..SHAPE }]
        {
            assert_eq!(Net::from_bytes(&bytes, shape), Err(NetError::OtherInputs));
        }
    }

    #[test]
    fn a_net_from_before_a_piece_was_added_takes_no_notice_of_it() {
        // Seats: two runs of pieces with an input between them and one behind; the table ends with a run.
        let shape =
            |pieces: usize, runs| NetShape { version: 7, sides: 2 + 2 * pieces, table: 1 + pieces, runs };
        let (before, after) = (shape(3, [&[3, 7], &[4]]), shape(5, [&[5, 11], &[6]]));
        let mut net = Net::zero(before);
        for (index, row) in net.rows_mut().enumerate() {
            row.fill(index as f32 + 1.0);
        }
        let bytes = net.to_bytes(7, 99);
        assert_eq!((inputs_of(&bytes), before.unknown(8, 4)), (Some([8, 4]), Some(0)));
        let read = Net::from_bytes(&bytes, after).expect("a net of fewer pieces");
        let first = |rows: Vec<f32>| rows.into_iter().map(f32::round).collect::<Vec<_>>();
        let sides = first(read.sides.iter().map(|row| row[0]).collect());
        assert_eq!(sides, [1.0, 2.0, 3.0, 0.0, 0.0, 4.0, 5.0, 6.0, 7.0, 0.0, 0.0, 8.0]);
        let table = first(read.table.iter().map(|row| row[0]).collect());
        assert_eq!(table, [9.0, 10.0, 11.0, 12.0, 0.0, 0.0]);
        assert_eq!(read.last, Net::from_bytes(&bytes, before).expect("as it was written").last);
        // A piece fewer in one part alone, pieces that the game no longer has, more than a run holds.
        for other in
            [NetShape { sides: 11, ..after }, NetShape { table: 5, ..after }, shape(2, [&[2, 5], &[3]])]
        {
            assert_eq!(Net::from_bytes(&bytes, other), Err(NetError::OtherInputs));
        }
        assert_eq!(after.unknown(0, 0), None);
    }
}

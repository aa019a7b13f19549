//! Days of the calendar (Gregorian), without a clock: whoever asks says which
//! day it is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A day, written `2026-11-23`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDate;

impl fmt::Display for NoDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "must be a day, such as 2026-11-23")
    }
}

impl std::error::Error for NoDate {}

impl Date {
    /// The day `day` (from 1) of the month `month` (from 1) of `year`, 1 to 9999; `None` if the
    /// month or the year has no such day.
    pub const fn of(year: u16, month: u8, day: u8) -> Option<Date> {
        let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let length = match month {
            4 | 6 | 9 | 11 => 30,
            2 if is_leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => 0,
        };
        let is_day = 1 <= year && year <= 9999 && 1 <= day && day <= length;
        if is_day { Some(Date { year, month, day }) } else { None }
    }

    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// Days since 1 January 1970; below 0 before it. The year is taken to begin in March, so
    /// that the day that some years lack is the last one.
    pub const fn number(self) -> i32 {
        let early = self.month <= 2;
        let year = self.year as i32 - early as i32;
        let month = (self.month as i32 + 9) % 12;
        let of_year = (153 * month + 2) / 5 + self.day as i32 - 1;
        year * 365 + year / 4 - year / 100 + year / 400 + of_year - 719_468
    }

    /// The day with this [`Date::number`]; `None` beyond the years 1 to 9999.
    pub fn from_number(number: i32) -> Option<Date> {
        let days = number.checked_add(719_468).filter(|days| (0..4_000_000).contains(days))?;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, late) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        Date::of((era * 400 + year + late) as u16, month as u8, day as u8)
    }

    /// The day so many days later (earlier, if negative); `None` beyond the years 1 to 9999.
    pub fn plus(self, days: i32) -> Option<Date> {
        Date::from_number(self.number().checked_add(days)?)
    }

    /// The day of the week: 0 for Monday to 6 for Sunday.
    pub const fn weekday(self) -> usize {
        (self.number() + 3).rem_euclid(7) as usize
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Date, NoDate> {
        let is_shaped = text.len() == 10
            && text.bytes().enumerate().all(|(at, byte)| match at {
                4 | 7 => byte == b'-',
                _ => byte.is_ascii_digit(),
            });
        if !is_shaped {
            return Err(NoDate);
        }
        let number = |from: usize, to: usize| text[from..to].parse().map_err(|_| NoDate);
        let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
        Date::of(year, month as u8, day as u8).ok_or(NoDate)
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}

impl TryFrom<String> for Date {
    type Error = NoDate;

    fn try_from(text: String) -> Result<Date, NoDate> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().expect("a day")
    }

    #[test]
    fn days_are_counted_and_counted_back() {
        assert_eq!(date("1970-01-01").number(), 0);
        assert_eq!(date("2000-03-01").number(), 11_017);
        for number in -719_162..2_932_897 {
            let date = Date::from_number(number).expect("of the years 1 to 9999");
            assert_eq!(date.number(), number);
        }
        assert_eq!([Date::from_number(-719_163), Date::from_number(2_932_897)], [None, None]);
        assert_eq!([Date::from_number(i32::MAX), Date::from_number(i32::MIN)], [None, None]);
    }

    #[test]
    fn the_day_after_is_the_next_one() {
        assert_eq!(date("2026-12-31").plus(1), Some(date("2027-01-01")));
        assert_eq!(date("2028-02-28").plus(1), Some(date("2028-02-29")));
        assert_eq!(date("2027-03-01").plus(-1), Some(date("2027-02-28")));
        assert_eq!(date("9999-12-31").plus(1), None);
    }

    #[test]
    fn weeks_begin_on_monday() {
        assert_eq!(date("2026-11-23").weekday(), 0);
        assert_eq!(date("2026-11-29").weekday(), 6);
        assert_eq!(date("1969-12-28").weekday(), 6);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026-11-31",
            "2027-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "+026-01-01",
            "2026-11-23T",
            "２０２６-11-23",
            "0000-01-01",
            "2026/11/23",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NoDate), "{text:?}");
        }
        assert_eq!(date("2028-02-29").to_string(), "2028-02-29");
    }
}

//! Addresses, as they are written and as they come.

use super::*;

#[test]
fn every_route_reads_back_as_written() {
    let routes = [
        Route::Home,
        Route::New { game: "san-juan".into(), code: None },
        Route::New { game: "san-juan".into(), code: Some("eyJ2Ij-_x".into()) },
        Route::NewFor { game: "san-juan".into(), company: Company::Together },
        Route::NewFor { game: "ginkgopolis".into(), company: Company::ByLink },
        Route::NewFor { game: "puerto-rico".into(), company: Company::ByDevices },
        Route::Link("AgpzYW4t_x".into()),
        Route::Table("k3_9".into()),
        Route::Results("k3_9".into()),
        Route::Review("k3_9".into()),
        Route::Saved,
        Route::Rules { game: "san-juan".into(), rule: None },
        Route::Rules { game: "san-juan".into(), rule: Some("SJ-BUILD-10".into()) },
        Route::Learn(None),
        Route::Learn(Some("ginkgopolis".into())),
        Route::Guided("puerto-rico".into()),
        Route::Lesson { game: "san-juan".into(), key: "trade".into() },
        Route::Puzzles,
        Route::Puzzle { game: "puerto-rico".into(), id: "0a1b2c3d".into() },
        Route::Settings,
        Route::Statistics,
        Route::Daily(None),
        Route::Daily(Some("2026-11-23".into())),
        Route::Study { game: None, from: None },
        Route::Study { game: Some("san-juan".into()), from: None },
        Route::Study { game: Some("san-juan".into()), from: Some(StudyFrom::Code("eyJ2Ij-_x".into())) },
        Route::Study { game: Some("san-juan".into()), from: Some(StudyFrom::Save("k3_9".into())) },
    ];
    for route in routes {
        assert_eq!(Route::parse(&route.to_string()), route);
    }
}

#[test]
fn whoever_looks_for_help_comes_to_the_rules_or_to_the_lessons() {
    let rules = Route::Rules { game: "puerto-rico".into(), rule: None };
    assert_eq!(Route::parse("#/help/puerto-rico"), rules);
    assert_eq!(Route::parse("#/help"), Route::Learn(None));
}

#[test]
fn an_unknown_company_at_a_new_table_is_a_code_that_its_page_refuses() {
    let route = Route::parse("#/new/san-juan?w=crowd");
    assert_eq!(route, Route::New { game: "san-juan".into(), code: Some("w=crowd".into()) });
}

#[test]
fn what_is_nowhere_is_told_apart_from_home_and_keys_end_at_other_signs() {
    assert_eq!(Route::parse("#/no/such/place"), Route::Unknown);
    assert_eq!(Route::parse(""), Route::Home);
    assert_eq!(Route::parse("#/table/<img src=x>"), Route::Unknown);
    assert_eq!(Route::parse("#/table/k3<img src=x>"), Route::Table("k3".into()));
}

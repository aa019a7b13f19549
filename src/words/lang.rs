//! The languages of the page.

/// Builds the list of languages from one row each: its name in the code, its BCP 47 tag (the name of its folder), its own
/// name, its plural rule, and whether Latin letters and figures get a space beside its own signs.
macro_rules! languages {
    ($($(#[$doc:meta])* $lang:ident $tag:literal $own:literal $plural:ident $spacing:ident;)*) => {
        /// A language of the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Lang {
            $($(#[$doc])* $lang,)*
        }

        impl Lang {
            /// Every language, in the order in which they are offered.
            pub const ALL: [Lang; [$(Lang::$lang),*].len()] = [$(Lang::$lang),*];

            /// Returns the BCP 47 tag, for `lang` attributes, storage and folders.
            pub const fn tag(self) -> &'static str {
                match self { $(Lang::$lang => $tag,)* }
            }

            /// Returns its own name.
            pub const fn name(self) -> &'static str {
                match self { $(Lang::$lang => $own,)* }
            }

            const fn plural(self) -> Plural {
                match self { $(Lang::$lang => Plural::$plural,)* }
            }

            pub(crate) const fn spacing(self) -> Spacing {
                match self { $(Lang::$lang => Spacing::$spacing,)* }
            }
        }
    };
}

languages! {
    /// American English; the language that the others fall back to.
    En "en" "English" One Written;
    /// Traditional Chinese as written in Taiwan.
    ZhHant "zh-Hant" "繁體中文" Same Added;
    /// Simplified Chinese as written in mainland China.
    ZhHans "zh-Hans" "简体中文" Same Added;
    /// German.
    De "de" "Deutsch" One Written;
    /// French.
    Fr "fr" "Français" UpToOne Written;
    /// Spanish.
    Es "es" "Español" One Written;
    /// Japanese.
    Ja "ja" "日本語" Same Written;
}

/// Rule for the numbers that take the form `one`, by CLDR for whole numbers; all others take `other`.
#[derive(Clone, Copy)]
enum Plural {
    /// 1 alone.
    One,
    /// 0 and 1.
    UpToOne,
    /// None: a noun has one form.
    Same,
}

/// Origin of the space between a language's own signs and Latin letters or figures that are put in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spacing {
    /// The text as it is written.
    Written,
    /// It is added, as is usual in Chinese: a name may be Latin or not.
    Added,
}

impl Lang {
    /// Returns the language with this tag.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.tag() == tag)
    }

    /// Returns the language for somebody whose browser asks for `tag`: `de-AT` reads German. Chinese is written in two
    /// scripts; who reads one that is not here can mostly read the other.
    pub fn read(tag: &str) -> Option<Lang> {
        let tag = tag.to_ascii_lowercase();
        let mut parts = tag.split(['-', '_']);
        let language = parts.next()?;
        if language == "zh" {
            let is_simplified = parts.any(|part| matches!(part, "hans" | "cn" | "sg" | "my"));
            let is_traditional = tag.contains("hant");
            let simplified = Lang::from_tag("zh-Hans").filter(|_| is_simplified && !is_traditional);
            return simplified.or(Lang::from_tag("zh-Hant"));
        }
        Lang::from_tag(language)
    }

    /// Returns the plural category of `number`, as CLDR calls it.
    pub(crate) const fn category(self, number: i64) -> &'static str {
        match (self.plural(), number) {
            (Plural::One, 1 | -1) | (Plural::UpToOne, -1..=1) => "one",
            _ => "other",
        }
    }
}

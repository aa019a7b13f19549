//! Texts around sounds in Traditional Chinese.

use crate::i18n::sound::Messages;
use crate::sound::Sound;

pub(super) const WORDS: Messages = Messages {
    title: "音效",
    switch: "牌桌音效",
    switch_note: "紙牌、木塊、錢幣與水聲，輪到你時會有提示音。所有訊息都不會只靠聲音傳達。",
    volume: "音量",
    loudness: |percent| format!("{percent}%"),
    samples: "試聽",
    sample: |sound| match sound {
        Sound::Paper => "紙牌",
        Sound::Wood => "木塊",
        Sound::Coin => "錢幣",
        Sound::Water => "水聲",
        Sound::Chime => "輪到你",
    },
    vibration: "輪到你時震動",
    vibration_note: "限能震動的裝置。",
    none: "這個瀏覽器無法發出音效。",
};

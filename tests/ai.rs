//! The opponents: the search on games small enough to know the answer, then
//! on the games of this table.

#[path = "ai/common.rs"]
mod common;
#[path = "ai/exact.rs"]
mod exact;
#[path = "ai/ginkgopolis.rs"]
mod ginkgopolis;
#[path = "ai/kuhn.rs"]
mod kuhn;
#[path = "ai/matrix.rs"]
mod matrix;
#[path = "ai/net.rs"]
mod net;
#[path = "ai/nim.rs"]
mod nim;
#[path = "ai/puerto_rico.rs"]
mod puerto_rico;
#[path = "ai/san_juan.rs"]
mod san_juan;
#[path = "ai/search.rs"]
mod search;
#[path = "ai/sense.rs"]
mod sense;
#[path = "ai/sense_ginkgopolis.rs"]
mod sense_ginkgopolis;
#[path = "ai/sense_goals.rs"]
mod sense_goals;
#[path = "ai/sense_new_buildings.rs"]
mod sense_new_buildings;
#[path = "ai/sense_puerto_rico.rs"]
mod sense_puerto_rico;
#[path = "ai/smoke.rs"]
mod smoke;
#[path = "ai/spy.rs"]
mod spy;

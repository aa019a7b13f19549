//! The opponents: the search on games small enough to know the answer, then
//! on the games of this table.

mod common;
mod counted;
mod exact;
mod ginkgopolis;
mod ideas;
mod kuhn;
mod matrix;
mod net;
mod nim;
mod puerto_rico;
mod san_juan;
mod search;
mod sense;
mod sense_ginkgopolis;
mod sense_goals;
mod sense_new_buildings;
mod sense_puerto_rico;
mod smoke;
mod spy;

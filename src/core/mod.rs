//! What every game at this table shares; knows no game.

//! Not fitted yet: the rules of thumb stand in.

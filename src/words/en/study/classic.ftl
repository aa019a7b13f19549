### Puerto Rico, classic edition: the fields that have another name there.
field-countryside = Island
field-workers = Colonists
field-idle-workers = Unplaced colonists
field-register = Colonists waiting
field-gone-workers = Colonists out of the game

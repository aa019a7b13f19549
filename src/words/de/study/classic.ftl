### Puerto Rico, klassische Ausgabe: die Felder, die dort anders heißen.
field-countryside = Insel
field-workers = Kolonisten
field-idle-workers = Nicht gesetzte Kolonisten
field-register = Wartende Kolonisten
field-gone-workers = Kolonisten aus dem Spiel

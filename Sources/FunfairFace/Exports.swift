// Every front end needs these modules too.

@_exported import Arcade
@_exported import Funfair
@_exported import Languages
@_exported import Phrases
@_exported import Roulette

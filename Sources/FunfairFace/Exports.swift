// Whoever shows a face speaks of everything below it.

@_exported import Arcade
@_exported import Funfair
@_exported import Languages
@_exported import Phrases
@_exported import Roulette

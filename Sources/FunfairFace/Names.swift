import Arcade
import Funfair

// Aliases for types whose names clash with Apple's. A file that imports both SwiftUI and Funfair
// uses `FairView` for what to show. Its own module declares `typealias View = SwiftUI.View`, which
// takes precedence over both imports.

/// What to show: a screen, and what surrounds every screen.
public typealias FairView = Funfair.View
/// The app as a value.
public typealias FairApp = Funfair.App
/// A tab of a stall.
public typealias FairTab = Funfair.Tab
/// The room for the stage.
public typealias FairLayout = Funfair.Layout
/// A player's input on a stage.
public typealias FairGesture = Arcade.Gesture
/// What a stage shows in one frame.
public typealias FairScene = Arcade.Scene
/// A place on a stage, in stage units.
public typealias FairPoint = Arcade.Point

import Arcade
import Funfair

// Names for what Apple's frameworks call by the same words. A file that imports SwiftUI beside
// Funfair says `FairView` for what to show, and keeps `View` for SwiftUI's by one line of its own
// module: `typealias View = SwiftUI.View`, which outweighs what is imported.

/// What a face shows: a screen, and what goes around each.
public typealias FairView = Funfair.View
/// The app as a value.
public typealias FairApp = Funfair.App
/// A tab of a stall.
public typealias FairTab = Funfair.Tab
/// The room for a stage.
public typealias FairLayout = Funfair.Layout
/// What hands do at a stage.
public typealias FairGesture = Arcade.Gesture
/// What a stage shows at one moment.
public typealias FairScene = Arcade.Scene
/// A place on a stage, in stage units.
public typealias FairPoint = Arcade.Point

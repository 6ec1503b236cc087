import SwiftUI

// Funfair has these names too. What a module declares itself goes before what it imports:
// everywhere in the app they are SwiftUI's.

typealias App = SwiftUI.App
typealias Scene = SwiftUI.Scene
typealias View = SwiftUI.View

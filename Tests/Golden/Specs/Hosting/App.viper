// Modules with settings of their own: a screen in SwiftUI among view controllers, and one that was there before.
app Hosting {
    ui   uikit
    root Home
}

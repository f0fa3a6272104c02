// A UIKit team in Swift 5: protocols stand in Swift, without 'any' and without '@MainActor'.
app OwnSwiftUIKit {
    tests     xctest
    swift     5
    isolation none
    root      Orders
}

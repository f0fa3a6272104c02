// A UIKit team in Swift 5 that has never written '@MainActor'.
app Branch {
    tests     xctest
    swift     5
    isolation none
    root      AccountList
}

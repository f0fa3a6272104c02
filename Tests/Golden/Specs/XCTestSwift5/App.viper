// A UIKit team that has not left Swift 5 and XCTest.
app Banking {
    tests xctest
    swift 5
    root  AccountList
}

// Names that a test case of XCTest has already, and everything that its tests can say.
app Cases {
    ui    none
    tests xctest
    root  Race
}

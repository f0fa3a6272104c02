// Functions over streams, tested by XCTest.
app ReactiveTerminal {
    root   Clock
    ui     terminal
    style  reactive
    tests  xctest
    access package
}

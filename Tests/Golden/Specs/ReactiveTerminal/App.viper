app ReactiveTerminal {
    root   Clock
    ui     terminal
    style  reactive
    access package
}

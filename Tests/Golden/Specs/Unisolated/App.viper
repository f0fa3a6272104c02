// For what has no screen: a command-line tool's logic.
app Unisolated {
    ui        none
    isolation none
    root      Convert
}

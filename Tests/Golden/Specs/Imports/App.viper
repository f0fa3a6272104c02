// Each file imports what its own text needs, and a spec's imports follow its types into other specs' files.
app Imports {
    ui   none
    root Stopwatch
}

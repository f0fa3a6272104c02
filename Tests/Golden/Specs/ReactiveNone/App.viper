// Functions over streams, without a UI framework.
app ReactiveNone {
    root   Clock
    ui     none
    style  reactive
    swift  5
    indent 2
}

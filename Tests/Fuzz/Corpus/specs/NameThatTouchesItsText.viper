app Minimal {
    ui"   none"
    root Empty
}

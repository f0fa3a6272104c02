app Signatures {
    ui   none
    root Editor
}

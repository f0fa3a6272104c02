app Reader {
    ui   swiftui
    root Shelf
}

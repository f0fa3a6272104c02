app Kinds {
    ui   none
    root Library
}

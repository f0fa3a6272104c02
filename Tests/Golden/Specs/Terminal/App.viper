app Notepad {
    ui   terminal
    root NoteList
}

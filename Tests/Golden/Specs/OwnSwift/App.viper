// What the app's own Swift declares is known here without a word.
app OwnSwift {
    ui   none
    root Transfer
}

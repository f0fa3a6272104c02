// The project's settings. Everything has a default; what is not named here keeps it.
app Todo {
    root TodoList
    ui   terminal
}

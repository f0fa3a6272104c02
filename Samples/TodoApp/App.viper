// The settings of the project. A setting that is not listed has its default value.
app Todo {
    root TodoList
    ui   terminal
}

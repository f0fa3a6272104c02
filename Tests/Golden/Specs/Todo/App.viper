app Todo {
    root TodoList
}

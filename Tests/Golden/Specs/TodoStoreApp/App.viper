app TodoStoreApp {
    root  TodoList
    // The article shows its entity on the screen.
    rules { entityInView off }
}

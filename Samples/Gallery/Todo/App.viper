// The app of the article “Building Todo List iOS App with VIPER Architecture”, by Alfian Losari.
app Todo {
    root    TodoList
    ui      none
    naming  protocols { output { property presenter } }
    sources "Sources"
    testing "Tests"
    // The article shows its entity on the screen.
    rules   { entityInView off }
}

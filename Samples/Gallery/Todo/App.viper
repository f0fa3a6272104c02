// The app of the article “Building Todo List iOS App with VIPER Architecture”, by Alfian Losari.
app Todo {
    root    TodoList
    ui      none
    naming  protocols { output { property presenter } }
    sources "Sources"
    testing "Tests"
    // In the article, the view shows an entity. This rule would report it.
    rules   { entityInView off }
}

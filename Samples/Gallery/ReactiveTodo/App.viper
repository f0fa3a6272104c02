// The app of the article “VIPER, RxSwift-ified”, by Daniel Tartaglia.
app ReactiveTodo {
    root    List
    ui      none
    style   reactive
    naming  protocols { router { class "{module}Wireframe" } }
    sources "Sources"
    testing "Tests"
}

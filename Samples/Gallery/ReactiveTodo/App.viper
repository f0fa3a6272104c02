// The app of “VIPER, RxSwift-ified”, by Daniel Tartaglia.
app ReactiveTodo {
    root    List
    ui      none
    style   reactive
    sources "Sources"
    testing "Tests"
}

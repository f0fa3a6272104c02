app Reactive {
    root  Search
    style reactive
}

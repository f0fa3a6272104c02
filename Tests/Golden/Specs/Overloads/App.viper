app Overloads {
    root Search
}

app AsyncApp {
    root Weather
}

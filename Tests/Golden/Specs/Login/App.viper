app LoginApp {
    root  Login
    // The article's view models hold the user.
    rules { entityInView off }
}

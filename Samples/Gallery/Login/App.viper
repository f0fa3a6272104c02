// The app of “Writing an app with VIPER architecture - Part 1”, by Jayesh Kawli.
app Login {
    root    Login
    ui      none
    sources "Sources"
    testing "Tests"
    // The article's view models hold the user.
    rules   { entityInView off }
}

// The app of the article “Unlocking VIPER: Simplify Your iOS Development Journey”, by The Junior Developer.
app Listing {
    root    Listing
    ui      none
    naming  protocols { module { class "{module}ModuleBuilder" } }
    sources "Sources"
    testing "Tests"
    // The article shows its entity on the screen.
    rules   { entityInView off }
}

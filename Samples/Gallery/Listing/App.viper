// The app of the article “Unlocking VIPER: Simplify Your iOS Development Journey”, by The Junior Developer.
app Listing {
    root    Listing
    ui      none
    naming  protocols { module { class "{module}ModuleBuilder" } }
    sources "Sources"
    testing "Tests"
    // In the article, the view shows an entity. This rule would report it.
    rules   { entityInView off }
}

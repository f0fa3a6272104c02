// The app of the article “Architecting iOS Apps with VIPER”, by Jeff Gilbert and Conrad Stoll, objc.io 13.
app Upcoming {
    root    List
    ui      none
    naming  interfaces {
        view      { property userInterface }
        presenter { property eventHandler }
        router    { property wireframe }
    }
    // The article's interfaces have members that are never called. This rule would report them.
    rules { unusedMember off }
    sources "Sources"
    testing "Tests"
}

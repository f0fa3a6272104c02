// The app of the article “Architecting iOS Apps with VIPER”, by Jeff Gilbert and Conrad Stoll, objc.io 13.
app Upcoming {
    root    List
    ui      none
    naming  interfaces {
        view      { property userInterface }
        presenter { property eventHandler }
        router    { property wireframe }
    }
    // The interfaces of the article have members that are never called.
    rules { unusedMember off }
    sources "Sources"
    testing "Tests"
}

// The app of “Writing an app with VIPER architecture - Part 1”, by Jayesh Kawli.
app Login {
    root    Login
    ui      none
    naming  protocols {
        presenter  { protocol "{module}PresentorProtocol" }
        interactor { protocol "{module}InteractorProtocol" }
        output     { property presenter }
        router     {
            protocol "{module}WireframeProtocol"
            class    "{module}Wireframe"
            property wireframe
        }
    }
    sources "Sources"
    testing "Tests"
    // The article's view models hold the user.
    rules   { entityInView off }
}

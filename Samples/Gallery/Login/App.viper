// The app of the article “Writing an app with VIPER architecture - Part 1”, by Jayesh Kawli.
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
    // In the article, view models contain an entity, the user. This rule would report it.
    rules   { entityInView off }
}

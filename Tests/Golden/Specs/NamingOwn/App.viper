/// Names of a team's own, without a UI kit.
app NamingOwn {
    root   Notes
    ui     none
    naming io {
        view         { class "{module}Screen"; property userInterface }
        presenter    {
            protocol "Presenter{module}Protocol"
            property eventHandler
            file     "{module}+Presenter"
        }
        interactor   { property worker }
        output       { property presenter }
        router       {
            protocol "{module}Routing"
            class    "{module}Wireframe"
            property wireframe
            file     "Routing/{module}Wireframe"
        }
        delegate     { property moduleOutput }
        module       { class "{module}ViewFactory"; function createView }
        dependencies { protocol "{module}Needs" }
        mock         "Mock{protocol}"
    }
}

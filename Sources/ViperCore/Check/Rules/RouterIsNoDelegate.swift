import Diagnostics

extension Rule {
    package static let routerIsNoDelegate = Rule(
        id: "routerIsNoDelegate",
        summary: "The presenter is another module's delegate, not the router",
        explanation: """
            A delegate is told what happened, and what follows is decided by the presenter. So the router's member takes the \
            delegate, the presenter passes 'self', and answers in its 'on' section.
            """,
        wrong: """
            module A { router { func open() { navigation.push(PickModule(delegate: self)) } } }
            module Pick { delegate { func didPick() } }
            """,
        right: """
            module A {
                presenter { func didTap() { router.open(delegate: self) } }
                router { func open(delegate: any PickDelegate) { navigation.push(PickModule(delegate: delegate)) } }
                on Pick { func didPick() {} }
            }
            module Pick { delegate { func didPick() } }
            """)
}

extension Diagnostic {
    static func routerIsNoDelegate(
        of module: String, protocolName: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .routerIsNoDelegate, "the router is no delegate of '\(module)'", at: location,
            notes: [Note("take it as a parameter, 'delegate: any \(protocolName)', and let the presenter pass 'self'")])
    }
}

import TemplateEngine

/// By what bodies and classes call the parts of a module.
package struct PartNamesContext: TemplateRecord {
    private let naming: Naming

    package init(_ naming: Naming) {
        self.naming = naming
    }

    package static let schema = RecordSchema<Self>(
        "PartNames", doc: "The properties by which the parts of a module know each other, as `naming` has them."
    ) {
        Field("view", "Of the view, in its presenter: `view`.") { $0.naming.view.property }
        Field("presenter", "Of the presenter, in its view: `presenter`.") { $0.naming.presenter.property }
        Field("interactor", "Of an interactor without a name, in its presenter: `interactor`.") {
            $0.naming.interactor.property
        }
        Field("output", "Of what an interactor reports to: `output`.") { $0.naming.output.property }
        Field("router", "Of the router, in its presenter: `router`.") { $0.naming.router.property }
        Field("delegate", "Of the module's delegate, in its presenter: `delegate`.") { $0.naming.delegate.property }
        Field("build", "The function of a destination that makes its screen: `build`.") { $0.naming.build }
    }
}

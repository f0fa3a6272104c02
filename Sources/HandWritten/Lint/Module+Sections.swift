import Diagnostics
import SwiftSource
import ViperSpec

extension Module {
    /// All sections, in the order in which they are emitted, `on` last.
    var allSections: [Section] { contract + delegations.map(\.section) }
}

extension LintContext {
    /// The sections whose bodies stand in the spec, by the class that they belong to.
    func sectionsByClass(of module: Module) -> [(type: String, sections: [Section])] {
        [(naming.presenterClass(module.name), module.presenterSections)]
            + module.interactors.map {
                (naming.interactorClass(module.name, interactor: $0.name), [$0.input])
            } + (module.router.map { [(naming.routerClass(module.name), [$0])] } ?? [])
    }
}

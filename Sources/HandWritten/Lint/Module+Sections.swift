import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

extension LintContext {
    /// The sections whose bodies stand in the spec, by the class that they belong to.
    func sectionsByClass(of module: Module) -> [(type: String, sections: [Section])] {
        [(naming.presenterClass(module.name), module.presenterSections)]
            + module.interactors.map {
                (naming.interactorClass(module.name, interactor: $0.name), [$0.input])
            } + (module.router.map { [(naming.routerClass(module.name), [$0])] } ?? [])
    }
}

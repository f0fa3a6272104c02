import Diagnostics
import SwiftSource

extension Rule {
    package static let missingSection = Rule(
        id: "missingSection",
        summary: "A part that is called has a section in the module",
        explanation: """
            router, delegate, interactors and outputs exist only where the spec has their section. Several interactors are \
            called by their names: 'search.find(text)'.
            """,
        wrong: "module A { presenter { func didTap() { router.close() } } }",
        right: """
            module A {
                presenter { func didTap() { router.close() } }
                router { func close() { navigation.pop() } }
            }
            """)
}

extension Diagnostic {
    static func missingSection(_ section: String, module: Module, at location: SourceLocation) -> Diagnostic {
        let named = module.interactors.compactMap(\.name)
        let note =
            section == "interactor" && !named.isEmpty
            ? "its interactors are called " + named.map { "'\($0)'" }.joined(separator: ", ")
            : "add '\(section) { … }'"
        return Diagnostic(
            .missingSection, "module '\(module.name)' has no '\(section)' section", at: location, notes: [Note(note)])
    }
}

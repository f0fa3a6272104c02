import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// A check for unused state and unused parameters of presenters, interactors and routers.
enum UnusedState: LintRule {
    static let rule = Rule(
        id: "unusedState", severity: .warning, isAdjustable: true,
        summary: "Unused state or initializer parameter",
        explanation: """
            The spec gives the class this property, as state or as a section parameter. Neither a body in the spec nor \
            the class uses the property. Use the property, or delete it from the spec. Nothing is reported while the \
            class still contains stubs.
            """,
        wrong: "module List { presenter { var count = 0; func viewDidLoad() { view?.show() } }; view { func show() } }",
        right:
            "module List { presenter { var count = 0; func viewDidLoad() { count += 1; view?.show() } }; view { func show() } }"
    )

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.modules.flatMap { index, module in
            module.parts.filter { $0 != .view }.flatMap { part -> [Diagnostic] in
                let code = lint.code(of: part, in: index)
                guard code.isWritten else { return [] }
                let used = code.usedAnywhere
                let type = lint.className(of: part, in: module)
                return module.sections(of: part).flatMap { section -> [Diagnostic] in
                    let asked = Set(section.members.map(\.baseName))
                    let state = section.state.filter { $0.attributes.isEmpty }.map {
                        ($0.name, "state", $0.location)
                    }
                    let handed = section.parameters.map { ($0.name, "initializer parameter", $0.location) }
                    return (state + handed).filter { !used.contains($0.0) && !asked.contains($0.0) }.map {
                        name, what, place in
                        Diagnostic(
                            rule, "'\(type)' never uses \(what) '\(name)'", at: place,
                            notes: ["use it, or delete it from the spec and the class"])
                    }
                }
            }
        }
    }
}

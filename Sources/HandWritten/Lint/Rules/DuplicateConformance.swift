import Diagnostics
import SwiftSource
import ViperModel

/// Looks for conformances that classes declare though the generated file does.
enum DuplicateConformance: LintRule {
    static let rule = Rule(
        id: "duplicateConformance", isAdjustable: true, summary: "A conformance is declared once",
        explanation: """
            The generated file says which protocols of the spec a class conforms to: 'extension ListPresenter: \
            ListPresenterProtocol'. Where the class says it too, Swift does not compile it. Take the protocol away behind the \
            class's colon. Without 'flows' in 'emit' nothing is generated of it, and the class says it, once.
            """,
        wrong: "final class ListPresenter: ListPresenterProtocol {}",
        right: "final class ListPresenter {}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        Dictionary(grouping: lint.ownParts, by: \.owner).flatMap { owner, parts -> [Diagnostic] in
            let module = lint.program.modules[owner.module]
            let isGenerated = lint.program.app.emit(of: module).contains(.flows)
            let protocols = module.sections(of: owner.part).map(\.protocolName)
            // A view's class and the struct that SwiftUI shows are two types.
            var seen: Set<String> = []
            return parts.flatMap { part in
                part.declaration.inherited.compactMap { type -> Diagnostic? in
                    guard protocols.contains(type.text) else { return nil }
                    let isFirst = seen.insert(part.name + ":" + type.text).inserted
                    if isFirst, !isGenerated { return nil }
                    let file = isGenerated ? "the generated file" : "another declaration"
                    return Diagnostic(
                        rule, "'\(part.name)' conforms to '\(type.text)' twice", at: part.location(type.range),
                        notes: [.init("\(file) says it already: delete it here")])
                }
            }
        }
    }
}

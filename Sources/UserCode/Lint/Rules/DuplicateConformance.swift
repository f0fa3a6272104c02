import Diagnostics
import SwiftSource
import ViperModel

/// A check for conformances that both a class and the generated file declare.
enum DuplicateConformance: LintRule {
    static let rule = Rule(
        id: "duplicateConformance", isAdjustable: true, summary: "Conformance repeats a generated one",
        explanation: """
            The generated file declares the conformances of a class to the protocols of the spec: 'extension \
            ListPresenter: ListPresenterProtocol'. If the class declares the same conformance, the class does not \
            compile. Remove the protocol from the class's inheritance clause. If 'emit' does not include 'flows', \
            viper-gen generates no conformance, and the class has to declare it.
            """,
        wrong: "final class ListPresenter: ListPresenterProtocol {}",
        right: "final class ListPresenter {}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        Dictionary(grouping: lint.ownParts, by: \.owner).flatMap { owner, parts -> [Diagnostic] in
            let module = lint.program.modules[owner.module]
            let isGenerated = lint.program.app.emit(of: module).contains(.flows)
            let protocols = module.sections(of: owner.part).map(\.protocolName)
            // The conformances found so far, each with its type's name: a view can have two types, a class and the
            // struct that SwiftUI shows.
            var seen: Set<String> = []
            // Two classes with the same name are in two targets, and each may declare its conformances.
            let classes = parts.filter { $0.declaration.kind != .extension }.map(\.name)
            return parts.filter { part in classes.count { $0 == part.name } < 2 }.flatMap { part in
                part.declaration.inherited.compactMap { type -> Diagnostic? in
                    guard protocols.contains(type.text) else { return nil }
                    let isFirst = seen.insert(part.name + ":" + type.text).inserted
                    if isFirst, !isGenerated { return nil }
                    let file = isGenerated ? "the generated file" : "another declaration"
                    return Diagnostic(
                        rule, "redundant conformance of '\(part.name)' to '\(type.text)'",
                        at: part.location(type.range),
                        notes: [.init("\(file) declares this conformance; remove the protocol here")])
                }
            }
        }
    }
}

import Diagnostics
import SwiftSource

extension Rule {
    /// A word at the top level that begins no declaration.
    package static let unknownDeclaration = Rule(
        id: "unknownDeclaration",
        summary: "At the top level of a spec stand declarations only",
        explanation: """
            A spec holds import, entity, service, struct, enum, protocol, typealias, extension, external, module and app. \
            Classes, actors, functions and variables are behaviour: they stand in Swift files. A class or an actor that a spec \
            mentions is made known by 'external class Name' or 'external actor Name'.
            """,
        wrong: "modul TodoList {}",
        right: "module TodoList {}")
}

extension Diagnostic {
    static func unknownDeclaration(_ word: Identifier, in file: SourceFile) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownDeclaration, "'\(word.name)' begins no declaration of a spec", at: SourceLocation(file, word.range))
        switch word.name {
        case "class", "actor":
            diagnostic.notes = [
                Note("classes and actors are written in Swift; 'external \(word.name) Name' makes one known")
            ]
        case "func", "var", "let":
            diagnostic.notes = [Note("it belongs in a section of a module, or in a Swift file")]
        default:
            if let meant = nearest(to: word.name, in: SpecKeyword.topLevel) {
                diagnostic.fixIts = [.replace(word, by: meant)]
            } else {
                diagnostic.notes = [Note("write one of \(SpecKeyword.list(SpecKeyword.topLevel))")]
            }
        }
        return diagnostic
    }
}

import Diagnostics
import SwiftSource

extension Rule {
    /// A word in a module that begins neither a section nor a declaration.
    package static let unknownSection = Rule(
        id: "unknownSection",
        summary: "In a module stand sections, data and, at its head, assembly lines",
        explanation: """
            The sections are view, presenter, interactor, output, router, interface, delegate and on Other. Beside them stand \
            entity, struct, enum, protocol, typealias and extension, and before all of them let and guard let.
            """,
        wrong: "module TodoList {\n    presentor { func viewDidLoad() }\n}",
        right: "module TodoList {\n    presenter { func viewDidLoad() }\n}")
}

extension Diagnostic {
    static func unknownSection(_ word: Identifier, in file: SourceFile) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownSection, "'\(word.name)' is no section of a module", at: SourceLocation(file, word.range))
        switch word.name {
        case "func":
            diagnostic.notes = [Note("a function is a member of a section: 'presenter { func viewDidLoad() }'")]
        case "class", "actor":
            diagnostic.notes = [
                Note("classes and actors are written in Swift; 'external \(word.name) Name' makes one known")
            ]
        default:
            if let meant = SpecKeyword.section(meantBy: word.name) {
                diagnostic.fixIts = [.replace(word, by: meant)]
            } else {
                diagnostic.notes = [Note("write one of \(SpecKeyword.list(SpecKeyword.sections))")]
            }
        }
        return diagnostic
    }
}

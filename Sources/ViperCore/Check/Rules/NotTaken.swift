import Diagnostics
import SwiftSource

extension Rule {
    package static let notTaken = Rule(
        id: "notTaken",
        severity: .warning,
        summary: "A body uses the inputs that its section takes",
        explanation: """
            The inputs of a module, its assembly lines and its dependencies go to the sections that name them in their \
            parentheses; a class has nothing of what only another one takes. It is a warning, for a class of yours may have a \
            property of that name which no spec knows.
            """,
        wrong: """
            module User(id: Int) {
                presenter { func viewDidLoad() { interactor.load(id) } }
                interactor(id) { func load(_ id: Int) }
            }
            """,
        right: """
            module User(id: Int) {
                presenter(id) { func viewDidLoad() { interactor.load(id) } }
                interactor { func load(_ id: Int) }
            }
            """)
}

extension Diagnostic {
    /// `sections` are those of the class, the one with its parentheses first.
    static func notTaken(
        _ name: Identifier, in sections: [Section], of module: Module, _ owner: BodyOwner, in source: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .notTaken, "the \(owner.rawValue) does not take '\(name.name)'",
            at: SourceLocation(source, name.range), notes: [Note(way(to: name.name, sections, module, owner))])
    }

    private static func way(to name: String, _ sections: [Section], _ module: Module, _ owner: BodyOwner) -> String {
        let dependency = module.dependencies.first { $0.name == name }
        if dependency != nil, owner != .interactor { return "an interactor takes it: let that one do what it is for" }
        let section = sections.first
        let keyword = section.map { $0.location.file.text($0.location.range) } ?? owner.rawValue
        let title = module.interactors.first { $0.input.location == section?.location }?.name.map { " " + $0 } ?? ""
        let others = section?.parameters.isEmpty == false ? "…, " : ""
        let parameter = dependency.map { "\(name): \($0.type.text)" } ?? name
        return "name it in its parentheses: '\(keyword)\(title)(\(others)\(parameter))'"
    }
}

import Diagnostics
import SwiftSource

extension Rule {
    static let noInterface = Rule(
        id: "noInterface", summary: "A router returns the interface of a module that has one",
        explanation: """
            'navigation.push' gives what can be asked of the module that was opened: its 'interface' section's protocol. A \
            module without that section gives nothing.
            """,
        wrong: """
            module A { router { func open() -> (any RepoModuleProtocol)? { navigation.push(RepoModule()) } } }
            module Repo {}
            """,
        right: """
            module A { router { func open() -> (any RepoModuleProtocol)? { navigation.push(RepoModule()) } } }
            module Repo { interface { func reload() } }
            """)

    package static let noSuchMember = Rule(
        id: "noSuchMember", isAdjustable: true, summary: "A member that is called on a part stands in its section",
        explanation: """
            Parts know each other by the protocols that their sections become. A member that only the class has cannot be \
            called from outside of it. Where the project's own Swift extends the protocol, switch the rule off in App.viper.
            """,
        wrong: "module A { view { func show() }; presenter { func viewDidLoad() { view?.shw() } } }",
        right: "module A { view { func show() }; presenter { func viewDidLoad() { view?.show() } } }")

    static let notTaken = Rule(
        id: "notTaken", severity: .warning, isAdjustable: true,
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

    static let wrongLabels = Rule(
        id: "wrongLabels", isAdjustable: true, summary: "A call to another part has the labels of its member",
        explanation: """
            Number and labels of the arguments have to be those that stand in the section. Types are left to the compiler.
            """,
        wrong: "module A { view { func show(error: String) }; presenter { func didFail() { view?.show(\"No\") } } }",
        right:
            "module A { view { func show(error: String) }; presenter { func didFail() { view?.show(error: \"No\") } } }"
    )
}

extension Diagnostic {
    static func noInterface(of module: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .noInterface, "module '\(module)' has no 'interface' section, so there is nothing to return", at: location,
            notes: [Note("add 'interface { … }' to '\(module)', or return nothing")])
    }

    static func noSuchMember(
        _ member: Identifier, of role: String, known: [String], in source: SourceFile
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .noSuchMember, "'\(role)' has no member '\(member.name)'", at: SourceLocation(source, member.range)
        ).suggesting(member, among: known)
        if known.isEmpty { diagnostic.notes = [Note("add it to the section")] }
        return diagnostic
    }

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

    static func wrongLabels(
        _ call: Reference.Call, member: Identifier, of role: String, candidates: [Requirement], in source: SourceFile
    ) -> Diagnostic {
        var seen: Set<String> = []
        let forms = candidates.map(\.labelText).filter { seen.insert($0).inserted }
        return Diagnostic(
            .wrongLabels,
            "'\(role).\(member.name)' takes \(forms.prefix(4).joined(separator: " or ")), not \(call.labelText)",
            at: SourceLocation(source, member.range),
            notes: [Note("write '\(member.name)\(forms.first ?? "()")', or add an overload to the section")])
    }
}

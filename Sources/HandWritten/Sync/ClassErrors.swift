import Diagnostics
import SwiftSource
import ViperModel

extension Rule {
    static let bodyInEditedFile = Rule(
        id: "bodyInEditedFile", isAdjustable: true,
        summary: "A body that leaves the spec is read from a generated file as it was written",
        explanation: """
            A member had a body in the spec and has none now, so the body moves into the class. It is read from the generated file, \
            which is the only record of it, and that was edited by hand or holds the markers of a merge conflict: which text is \
            meant cannot be told, and generating would lose it. Write the member in the class yourself, or undo the edit.
            """,
        wrong: "// TodoList.generated.swift, with a conflict; and a body deleted from Specs/TodoList.viper",
        right: "func didTap() { … }   // in TodoListPresenter")

    package static let differsInYours = Rule(
        id: "differsInYours", isAdjustable: true, summary: "A file of yours stores and takes what the spec says",
        explanation: """
            The spec gives a class other things than before: an input or a dependency is gone, or has another type. Where a class \
            stands as it was generated it is changed along; here your code uses what is gone, or spells it in its own way, so the \
            change is yours to make. What state is may differ from the spec on purpose, and a test that you wrote of a member \
            that is gone may be worth keeping; these are warnings.
            """,
        wrong: "interactor { … }   // and ListInteractor has init(store: any Store), and uses 'store'",
        right: "interactor(store: any Store) { … }")

    package static let missingInYours = Rule(
        id: "missingInYours", isAdjustable: true, summary: "A file of yours has what the spec leaves to it",
        explanation: """
            What the spec asks of a file that is yours is added to it, and only there: a stub, a property, a parameter of an \
            initialiser, a new signature around your body. That was not done here, for it cannot be told where it belongs: there \
            are two declarations of the class, it stands in '#if', several overloads changed at once, or a comment would be lost. \
            The text to add is shown; the compiler does not accept the module without it. A member that stands in another file of \
            the app's target counts.
            """,
        wrong: "#if DEBUG\nfinal class ListPresenter { … }   // which lacks didSelect(id:)\n#endif",
        right: "func didSelect(id: Int) { … }   // in ListPresenter")

    static let writtenTwice = Rule(
        id: "writtenTwice", isAdjustable: true, summary: "A member is written in the spec or in a class, not in both",
        explanation: """
            A member with a body in the spec is generated; the class has one of the same signature, so the module does not compile. \
            A stub that nobody wrote to is removed by itself, and so is a body that says the same. Here they differ: keep one of \
            them.
            """,
        wrong: "output { func didFail() { view?.showError() } }   // and ListPresenter has func didFail() { retry() }",
        right: "output { func didFail() }")
}

extension Diagnostic {
    /// A class differs from its spec; `text` is what the spec asks for, and empty where there is nothing to show. It is a fix-it
    /// where it can take the place of a `range`.
    static func differsInYours(
        _ message: String, at location: SourceLocation, text: String = "", replacing range: Range<Int>? = nil,
        because reason: String? = nil, severity: Severity = .error
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .differsInYours, message, at: location, notes: reason.map { ["it is left alone: \($0)"] } ?? [])
        if let range {
            diagnostic.fixIts = [.init("what the spec asks for", range: range, replacement: text)]
        } else if !text.isEmpty {
            diagnostic.notes.append(Note("the spec asks for", text: text))
        }
        diagnostic.severity = severity
        return diagnostic
    }

    /// Brackets that do not match, with a note on members that are not found because of it.
    func hiding(_ names: [String], of type: String, text: String) -> Diagnostic {
        var finding = self
        let message = "until then nobody can tell whether '\(type)' has \(names.quotedAndListed)"
        // The members are in the file where only a bracket is missing. Other Swift may be newer than viper-gen.
        let isBracket = rule == .unbalancedBrackets
        finding.notes.append(isBracket ? .init(message) : .init(message + "; if not, add", text: text))
        return finding
    }

    /// A class lacks members, or another part of it; `text` is what to add at `end`.
    static func missingInYours(
        _ names: [String], in type: String, at location: SourceLocation, text: String, end: Int, notes: [Note]
    ) -> Diagnostic {
        Diagnostic(
            .missingInYours, "'\(type)' lacks \(names.quotedAndListed)", at: location, notes: notes,
            fixIts: [.insert(text, at: end, "add to '\(type)'")])
    }

    /// A class was renamed by hand: `name` is what it is called now.
    static func renamedInYours(
        _ type: String, to name: Identifier, in file: SourceFile, module: String?
    ) -> Diagnostic {
        let ways = module.map {
            "; `viper-gen rename \($0) …` renames the module, 'naming' in App.viper its part in all modules"
        }
        return Diagnostic(
            .missingInYours, "nothing declares '\(type)', whose members '\(name.name)' has",
            at: SourceLocation(file, name.range),
            notes: [.init("call it '\(type)' again, here and where it is used\(ways ?? "")")],
            fixIts: [.replace(name, by: type)])
    }

    /// Whether a finding says that a class was renamed by hand, and not what it lacks.
    var namesWhatWasRenamed: Bool { rule == .missingInYours && fixIts.first?.range == location?.range }
}

extension [String] {
    /// `'a', 'b' and 'c'`.
    fileprivate var quotedAndListed: String {
        let quoted = map { "'\($0)'" }
        let list = ([quoted.dropLast().joined(separator: ", ")] + quoted.suffix(1)).filter { !$0.isEmpty }
        return list.joined(separator: " and ")
    }
}

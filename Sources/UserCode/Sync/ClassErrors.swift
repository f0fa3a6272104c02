import Diagnostics
import SwiftSource
import ViperModel

extension Rule {
    static let bodyInEditedFile = Rule(
        id: "bodyInEditedFile", isAdjustable: true,
        summary: "Body removed from the spec cannot be recovered",
        explanation: """
            Someone deleted a member's body from the spec, so the body has to move to the class. The only copy of the \
            body is in the generated file. That file was edited by hand, or contains merge conflict markers, so \
            viper-gen could lose the body. Write the member in the class yourself, or undo the edit of the generated \
            file.
            """,
        wrong: "// TodoList.generated.swift, with a conflict; and a body deleted from Specs/TodoList.viper",
        right: "func didTap() { … }   // in TodoListPresenter")

    package static let storedPropertyMismatch = Rule(
        id: "storedPropertyMismatch", isAdjustable: true,
        summary: "Class member, initializer or test contradicts the spec",
        explanation: """
            In the spec, an input or a dependency was removed, or has another type now. viper-gen updates stored \
            properties, initializers and tests that you never changed. This code was changed by hand, or still uses \
            the removed value, so you have to update it. A difference that may be intentional is only a warning. \
            Examples are another type or initial value of state, and a test of a removed member.
            """,
        wrong: "interactor { … }   // and ListInteractor has init(store: any Store), and uses 'store'",
        right: "interactor(store: any Store) { … }")

    package static let missingInClass = Rule(
        id: "missingInClass", isAdjustable: true, summary: "Class lacks a declaration that its spec requires",
        explanation: """
            viper-gen adds the declarations that a spec requires to your class: stubs, properties, initializer \
            parameters, and new signatures around your implementations. Here, viper-gen could not tell the right \
            place. Either the class is declared twice or inside '#if', or several overloads changed at once, or a \
            comment would be lost. Add the text that the finding shows. Without this text, the module does not \
            compile. A member in another file of the app target counts too.
            """,
        wrong: "#if DEBUG\nfinal class ListPresenter { … }   // which lacks didSelect(id:)\n#endif",
        right: "func didSelect(id: Int) { … }   // in ListPresenter")

    static let duplicateImplementation = Rule(
        id: "duplicateImplementation", isAdjustable: true,
        summary: "Member implemented in both the spec and the class",
        explanation: """
            viper-gen generates a member that has a body in the spec. The class has a member with the same signature, \
            so the module does not compile. viper-gen removes an unmodified stub, or an identical body, from the \
            class. These two implementations differ, so delete one of them.
            """,
        wrong: "output { func didFail() { view?.showError() } }   // and ListPresenter has func didFail() { retry() }",
        right: "output { func didFail() }")
}

extension Diagnostic {
    /// Returns the finding that a class or a test contradicts its spec. `text` is the declaration that the spec
    /// requires, if any. With `range`, a fix-it replaces the range with the text.
    static func storedPropertyMismatch(
        _ message: String, at location: SourceLocation, text: String = "", replacing range: Range<Int>? = nil,
        because reason: String? = nil, severity: Severity = .error
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .storedPropertyMismatch, message, at: location, notes: reason.map { ["not changed: \($0)"] } ?? [])
        if let range {
            diagnostic.fixIts = [.init("replace with the declaration from the spec", range: range, replacement: text)]
        } else if !text.isEmpty {
            diagnostic.notes.append(Note("the spec requires", text: text))
        }
        diagnostic.severity = severity
        return diagnostic
    }

    /// Returns a syntax error with a note on the members that it may hide.
    func hiding(_ names: [String], of type: String, text: String) -> Diagnostic {
        var finding = self
        let message = "until you fix this error, it is unknown whether '\(type)' has \(names.quotedAndListed)"
        // If only a bracket is missing, the members are in the file. Other errors may be Swift that is newer than
        // viper-gen.
        let isBracket = rule == .unbalancedBrackets
        finding.notes.append(isBracket ? .init(message) : .init(message + "; if a member is missing, add", text: text))
        return finding
    }

    /// Returns the finding that a class lacks members, with a fix-it that inserts `text` at `end`.
    static func missingInClass(
        _ names: [String], in type: String, at location: SourceLocation, text: String, end: Int, notes: [Note]
    ) -> Diagnostic {
        Diagnostic(
            .missingInClass, "'\(type)' is missing \(names.quotedAndListed)", at: location, notes: notes,
            fixIts: [.insert(text, at: end, "add \(names.quotedAndListed) to '\(type)'")])
    }

    /// Returns the finding that a class was renamed by hand. `places` are the uses of the new name, which a fix-it
    /// changes back. `places` is empty if other files use the new name, too.
    static func renamedInYours(
        _ type: String, to name: Identifier, in file: SourceFile, places: [Range<Int>], module: String?
    ) -> Diagnostic {
        let ways = module.map {
            ", or rename the whole module with 'viper-gen rename \($0) NEW', or set the part's name in 'naming'"
        }
        return Diagnostic(
            .missingInClass, "class '\(type)' not found, but '\(name.name)' has its members",
            at: SourceLocation(file, name.range),
            notes: [.init("rename '\(name.name)' and its uses back to '\(type)'\(ways ?? "")")],
            fixIts: places.map { .replace(Identifier(name.name, $0), by: type) })
    }

    /// Whether the diagnostic reports a class that was renamed by hand, and not missing members.
    var reportsRenamedClass: Bool {
        rule == .missingInClass && (fixIts.isEmpty || fixIts.contains { $0.range == location?.range })
    }
}

extension [String] {
    /// The names as a list for messages: `'a', 'b' and 'c'`.
    fileprivate var quotedAndListed: String {
        let quoted = map { "'\($0)'" }
        let list = ([quoted.dropLast().joined(separator: ", ")] + quoted.suffix(1)).filter { !$0.isEmpty }
        return list.joined(separator: " and ")
    }
}

import SwiftSource
import ViperModel

/// What an expression of a body stands for, as a test sees it: the test writes it as Swift once a path is known.
indirect enum Term: Sendable {
    /// Swift that says the same in the test: a literal, a type's name, or something made of those.
    case swift(String, isAtomic: Bool = true)
    /// A value that the test chooses, an argument or what a mock returns among them: its index among the run's choices.
    case choice(Int)
    case mock(Mock)
    /// The object whose body is tested.
    case subject
    case null
    /// `owner.name`, or `owner?.name`.
    case property(Term, String, isChained: Bool = false)
    /// `!operand`, `-operand`.
    case prefix(String, Term)
    /// A struct of a type in a variable of that name, with the properties that were assigned to.
    case changed(String, Term, [(property: String, value: Term)], type: String)
    /// Swift with terms in it: a call, a comparison, a list, or whatever else stands in the body.
    case composed([Piece], isAtomic: Bool)
    /// A destination: the module's name and what it is handed.
    case destination(module: String, arguments: [Argument])
    /// A closure of the body that calls a role.
    case closure
    case void
    /// Something that the test cannot say.
    case unknown

    /// A part of a composed term.
    enum Piece: Sendable {
        case text(String)
        case term(Term, inParentheses: Bool = false)
    }

    /// What a destination is handed.
    struct Argument: Sendable {
        var label: String?
        var value: TypedTerm
    }
}

/// A term, and its type where that is known.
struct TypedTerm: Sendable {
    var term: Term
    var type: TypeSyntax?
    /// The type of the variable that holds the value, where the value itself has another one or does not say it: an optional, or a
    /// generic type.
    var holder: TypeSyntax?
    /// Whether it is nil where something in it is not there: `user?.name`.
    var isChained = false
    /// The case of an enumeration that it is made as, `.loaded(rows)`; nil for any other value.
    var enumCase: EnumCase?
    /// The index of the choice that is empty where it is: `text` of `text.lowercased()`.
    var likeEmpty: Int?
    /// How to find out whether it is true, where it is a condition: `count > 3`.
    var question: Question?

    /// A case by its name, with what it holds.
    struct EnumCase: Sendable {
        var name: String
        var payload: [TypedTerm]
    }

    init(_ term: Term, type: TypeSyntax? = nil) {
        self.term = term
        self.type = type
    }

    /// A value that is made as a case of an enumeration.
    init(_ term: Term, madeAs name: String, holding payload: [TypedTerm] = []) {
        self.term = term
        enumCase = EnumCase(name: name, payload: payload)
    }

    static let unknown = TypedTerm(.unknown)
    static let void = TypedTerm(.void)
    static let null = TypedTerm(.null)

    /// Whether it is known to be nil.
    var isNull: Bool { if case .null = term { true } else { false } }

    /// The index of the choice that it stands for; nil where it stands for something else.
    var choice: Int? {
        if case .choice(let index) = term { index } else { nil }
    }

    /// The plain literal that it is; nil for any other term.
    var literal: String? {
        if case .swift(let text, _) = term, text.isPlainLiteral { text } else { nil }
    }

    /// The value of `true` and `false`; nil for any other term.
    var boolean: Bool? {
        if case .swift(let text, _) = term { Bool(text) } else { nil }
    }

    /// The term where nothing around it says its type, as `[]` and `.done` need it, and what an optional variable holds; unknown
    /// where the type is.
    var withOwnType: TypedTerm {
        if let holder, term.isWritable {
            let whole = Term([.text("("), term.operand, .text(" as \(holder.storedText))")], isAtomic: true)
            return TypedTerm(whole, type: holder)
        }
        guard case .swift(let text, _) = term, text == "[]" || text == "[:]" || text.hasPrefix(".") else { return self }
        guard let type else { return forgotten }
        return TypedTerm(.swift("(\(text) as \(type.storedText))"), type: type)
    }

    /// The term without what is known of its value.
    var forgotten: TypedTerm { TypedTerm(.unknown, type: type) }
}

extension Term {
    /// Whether the test can write it down.
    var isWritable: Bool {
        switch self {
        case .destination, .closure, .void, .unknown: false
        default: true
        }
    }

    /// Whether it is more than a name for a value that the test knows.
    var isExpression: Bool {
        switch self {
        case .swift, .property, .prefix, .changed, .composed: true
        default: false
        }
    }

    /// Whether it can stand anywhere without parentheses.
    var isAtomic: Bool {
        switch self {
        case .swift(_, let isAtomic), .composed(_, let isAtomic): isAtomic
        case .prefix: false
        default: true
        }
    }

    /// Whether a text of the body is the term as it stands.
    func isSaid(by text: String) -> Bool {
        if case .swift(let own, _) = self { own == text } else { false }
    }

    /// A piece that can stand beside an operator.
    var operand: Piece { .term(self, inParentheses: !isAtomic) }

    /// The term for one of its properties; unknown where that has another value each time: `Date.now`.
    func property(_ name: String, isChained: Bool) -> Term {
        let property = Term.property(self, name, isChained: isChained)
        let text = property.text { _ in "_" }
        guard !Volatile.isFound(in: text) else { return .unknown }
        if case .swift = self { return .swift(text) }
        return property
    }

    /// The term with an operator before it.
    func prefixed(by mark: String) -> Term {
        guard case .swift(let text, let isAtomic) = self else { return .prefix(mark, self) }
        if mark == "!", text == "true" || text == "false" { return .swift(text == "true" ? "false" : "true") }
        return .swift(mark + (isAtomic ? text : "(\(text))"), isAtomic: false)
    }

    /// A term made of pieces; unknown where it does not fit in a line, has another value each time, or is cast.
    init(_ pieces: [Piece], isAtomic: Bool) {
        let text = pieces.map { $0.text { _ in "_" } }.joined()
        // The compiler knows whether what a test makes up can be cast, and warns.
        guard text.fitsInALine, !Volatile.isFound(in: text), !text.contains(" as? ") else {
            self = .unknown
            return
        }
        self =
            pieces.allSatisfy(\.isSwift)
            ? .swift(text.joiningLines, isAtomic: isAtomic) : .composed(pieces, isAtomic: isAtomic)
    }

    /// The term as Swift; `name` gives what the test calls a choice, a mock or the subject.
    func text(_ name: (Term) -> String) -> String {
        switch self {
        case .swift(let text, _): return text
        case .choice, .mock, .subject: return name(self)
        case .null: return "nil"
        case .property(let owner, let property, let isChained):
            return owner.operand.text(name) + (isChained ? "?." : ".") + property
        case .prefix(let mark, let operand): return mark + operand.operand.text(name)
        case .changed(let variable, let whole, let changes, _):
            let (variable, whole) = (variable.escapedName, whole.text(name))
            let lines = changes.map { "; \(variable).\($0.property) = \($0.value.text(name))" }
            return "{ var \(variable) = \(whole)\(lines.joined()); return \(variable) }()"
        case .composed(let pieces, _): return pieces.map { $0.text(name) }.joined().joiningLines
        case .destination, .closure, .void, .unknown: return "_"
        }
    }

    /// The term as Swift within an expression, which learns nothing of its types from what stands in a closure.
    fileprivate func textInExpression(_ name: (Term) -> String) -> String {
        guard case .changed(_, _, _, let type) = self else { return text(name) }
        return "{ () -> \(type) in\(text(name).dropFirst())"
    }

    fileprivate var isSwift: Bool {
        if case .swift = self { true } else { false }
    }
}

extension Term.Piece {
    fileprivate func text(_ name: (Term) -> String) -> String {
        switch self {
        case .text(let text): text
        case .term(let term, let inParentheses):
            inParentheses ? "(\(term.textInExpression(name)))" : term.textInExpression(name)
        }
    }

    fileprivate var isSwift: Bool {
        if case .term(let term, _) = self { term.isSwift } else { true }
    }
}

extension String {
    /// Whether its lines can be joined without changing what it says.
    var fitsInALine: Bool {
        isPlainLine || !contains(where: \.isNewline)
            || !(contains("//") || contains("/*") || contains("\"\"\""))
    }

    /// The text in one line, as a person would write it.
    var joiningLines: String {
        guard !isPlainLine, contains(where: \.isNewline) else { return self }
        var result = ""
        for line in split(whereSeparator: \.isNewline).map({ String($0).trimmed }) where !line.isEmpty {
            let isTight = result.isEmpty || "([.".contains(result.last ?? " ") || ")].".contains(line.first ?? " ")
            result += (isTight ? "" : " ") + line
        }
        return result
    }
}

import Diagnostics

extension Rule {
    static let expectedDeclaration = Rule(
        id: "expectedDeclaration", summary: "Between a type's braces stand declarations",
        explanation: """
            A type holds functions, properties, initialisers, cases and other types, each of which begins with its keyword, \
            a modifier or an attribute. Statements stand in a function's body.
            """,
        wrong: "struct Row { title: String }",
        right: "struct Row { let title: String }")

    package static let expectedName = Rule(
        id: "expectedName", summary: "A declaration's keyword and a parameter need a name",
        explanation: "After func, var, let, struct and the like stands a name. A keyword becomes a name in backticks.",
        wrong: "func (id: Int)\nvar default: Int { get }",
        right: "func select(id: Int)\nvar `default`: Int { get }")

    static let expectedToken = Rule(
        id: "expectedToken", summary: "A declaration's parts stand in Swift's order, with its punctuation",
        explanation: """
            Something that Swift's grammar asks for is missing: a parenthesis after a function's name, a colon before a type, \
            a comma between parameters. The message names it.
            """,
        wrong: "func show(title: String subtitle: String)",
        right: "func show(title: String, subtitle: String)")

    static let expectedType = Rule(
        id: "expectedType", summary: "After a colon or an arrow stands a type",
        explanation: """
            A parameter, a property and a result have a type, spelled as in Swift: Int, [String], any Store, (Int) -> Void.
            """,
        wrong: "func show(_ items: )",
        right: "func show(_ items: [Item])")

    static let swiftGrammar = Rule(
        id: "swiftGrammar", summary: "Types, values and bodies in a spec keep to Swift's grammar",
        explanation: """
            They are carried into generated files as they are written. Common mistakes are reported here, at their place in \
            the spec. The Swift compiler reports all others in the generated file, and checks names and types there.
            """,
        wrong: "module A { presenter { func load() { if isLoaded return } } }",
        right: "module A { presenter { func load() { if isLoaded { return } } } }")

    static let expectedValue = Rule(
        id: "expectedValue", summary: "After = stands a value",
        explanation:
            "A default argument and a property's first value are expressions, on the line of the = or after it.",
        wrong: "var title: String =",
        right: "var title: String = \"\"")

    package static let unbalancedBrackets = Rule(
        id: "unbalancedBrackets", summary: "Every bracket that is opened is closed",
        explanation: """
            A ( [ { or < has no partner. Where a brace is missing, the place that is reported is where the text stopped making \
            sense; the note shows the bracket that was left open.
            """,
        wrong: "presenter { func viewDidLoad() { load() }",
        right: "presenter { func viewDidLoad() { load() } }")
}

extension Diagnostic {
    /// The error that a name is missing; `thing` is what it names: `a function`, `a parameter`.
    static func expectedName(of thing: String, found: FoundToken, at location: SourceLocation) -> Diagnostic {
        var diagnostic = Diagnostic(
            .expectedName, "expected the name of \(thing), found \(found.description)", at: location)
        if case .reservedWord(let word) = found, !["init", "self", "Self", "Any", "_"].contains(word) {
            diagnostic.fixIts = [FixIt("put '\(word)' in backticks", range: location.range, replacement: "`\(word)`")]
        } else {
            diagnostic.notes = ["write a name here"]
        }
        return diagnostic
    }

    /// The error that the token `what` is missing; `context` says where it belongs: `after the function's name`.
    static func expectedToken(
        _ what: String, _ context: String, found: FoundToken, at location: SourceLocation, inserting mend: String,
        insertAt offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .expectedToken, "expected '\(what)' \(context), found \(found.description)", at: location,
            fixIts: [.insert(mend, at: offset)])
    }

    /// The error that `text` stands where the bracket `what` should.
    static func expectedToken(
        _ what: String, _ context: String, found: FoundToken, at location: SourceLocation, removing text: Range<Int>
    ) -> Diagnostic {
        Diagnostic(
            .expectedToken, "expected '\(what)' \(context), found \(found.description)", at: location,
            notes: ["remove '\(location.file.text(text))' before the '\(what)'"])
    }

    /// The error that a parameter has no type.
    static func missingType(ofParameter parameter: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .expectedType, "the parameter '\(parameter.name)' has no type",
            at: SourceLocation(file, parameter.range),
            fixIts: [.insert(": <#Type#>", at: parameter.range.upperBound, "give it a type")])
    }

    /// The error that a type stands alone where a parameter has a name; `proposed` is the name to give it, with its label.
    package static func missingName(
        ofParameter type: TypeSyntax, naming proposed: String, in file: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .expectedName, "the parameter '\(type.text)' has no name", at: SourceLocation(file, type.range),
            fixIts: [.insert(proposed + ": ", at: type.range.lowerBound, "give it a name")])
    }

    /// The error that the colon is missing between a parameter's name and its type: `title String`.
    static func missingColon(afterParameter parameter: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .expectedType, "the parameter '\(parameter.name)' has no ':' before its type",
            at: SourceLocation(file, parameter.range), fixIts: [.insert(":", at: parameter.range.upperBound)])
    }

    /// The error that Swift's grammar does not allow something; `wayOut` says what to write instead.
    static func notSwift(_ problem: String, _ wayOut: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.swiftGrammar, problem, at: location, notes: [Note(wayOut)])
    }

    /// The error that effects stand before `func`; `end` is that of the parameters, `effectsEnd` that of the effects behind them,
    /// and `effects` are those of both places.
    static func leadingEffects(
        _ range: Range<Int>, until end: Int, _ effects: Effects, _ effectsEnd: Int, in file: SourceFile
    ) -> Diagnostic {
        let signature = file.text(range.upperBound..<end).drop(while: \.isWhitespace)
        return Diagnostic(
            .swiftGrammar, "'\(file.text(range))' stands before the function", at: SourceLocation(file, range),
            fixIts: [
                FixIt(
                    "move it behind the parameters", range: range.lowerBound..<effectsEnd,
                    replacement: signature + effects.text)
            ])
    }

    /// The error that an editor's placeholder has not been filled in.
    package static func placeholder(at location: SourceLocation) -> Diagnostic {
        notSwift("an editor's placeholder stands here", "write what belongs here", at: location)
    }

    static func unclosed(_ bracket: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unbalancedBrackets, "this '\(bracket)' is never closed", at: location,
            notes: [Note("write the '\(closing(of: bracket))' that belongs to it")])
    }

    static func unopened(_ bracket: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unbalancedBrackets, "this '\(bracket)' closes nothing", at: location,
            fixIts: [.delete(location.range)])
    }

    static func closing(of bracket: String) -> String {
        switch bracket {
        case "(": ")"
        case "[": "]"
        case "{": "}"
        default: ">"
        }
    }
}

/// The token that stands where another was expected, for messages.
enum FoundToken {
    case text(String)
    case reservedWord(String)
    case endOfFile

    var description: String {
        switch self {
        case .text(let text): "'\(text)'"
        case .reservedWord(let word): "the keyword '\(word)'"
        case .endOfFile: "the end of the file"
        }
    }
}

import Diagnostics

extension Rule {
    static let expectedDeclaration = Rule(
        id: "expectedDeclaration", summary: "Expected a declaration",
        explanation: """
            A type contains functions, properties, initializers, cases and other types. Each starts with its keyword, \
            a modifier or an attribute. Move statements into a function's body.
            """,
        wrong: "struct Row { title: String }",
        right: "struct Row { let title: String }")

    package static let expectedName = Rule(
        id: "expectedName", summary: "Expected a name",
        explanation: """
            Write a name after 'func', 'var', 'let', 'struct' and similar keywords. To use a keyword as a name, put it \
            in backticks.
            """,
        wrong: "func (id: Int)\nvar default: Int { get }",
        right: "func select(id: Int)\nvar `default`: Int { get }")

    static let expectedToken = Rule(
        id: "expectedToken", summary: "Missing token",
        explanation: """
            Something that Swift's grammar requires is missing: a parenthesis after a function's name, a colon before \
            a type, a comma between parameters. The message says what is missing.
            """,
        wrong: "func show(title: String subtitle: String)",
        right: "func show(title: String, subtitle: String)")

    static let expectedType = Rule(
        id: "expectedType", summary: "Expected a type",
        explanation: """
            Parameters, properties and results need a type, spelled as in Swift: Int, [String], any Store, (Int) -> \
            Void.
            """,
        wrong: "func show(_ items: )",
        right: "func show(_ items: [Item])")

    static let swiftGrammar = Rule(
        id: "swiftGrammar", summary: "Swift syntax error",
        explanation: """
            viper-gen copies types, values and bodies into generated files. It reports common mistakes at their \
            location in the spec. The Swift compiler reports all other mistakes in the generated file, and checks \
            names and types there.
            """,
        wrong: "module A { presenter { func load() { if isLoaded return } } }",
        right: "module A { presenter { func load() { if isLoaded { return } } } }")

    static let expectedValue = Rule(
        id: "expectedValue", summary: "Expected a value after '='",
        explanation: """
            A default argument and an initial value are expressions. Write the expression on the line of the '=' or on \
            the next line.
            """,
        wrong: "var title: String =",
        right: "var title: String = \"\"")

    package static let unbalancedBrackets = Rule(
        id: "unbalancedBrackets", summary: "Unbalanced bracket",
        explanation: """
            A ( [ { or < is never closed, or a closing bracket matches no opening one. viper-gen uses the indentation \
            to find the unbalanced brace. If the indentation is wrong, the mistake may be elsewhere.
            """,
        wrong: "presenter { func viewDidLoad() { load() }",
        right: "presenter { func viewDidLoad() { load() } }")
}

extension Diagnostic {
    /// Returns the error for a missing name. `thing` tells what has no name: `a function`, `a parameter`.
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

    /// Returns the error for the missing token `what`. `context` tells its place: `after the function's name`.
    static func expectedToken(
        _ what: String, _ context: String, found: FoundToken, at location: SourceLocation, inserting insertion: String,
        insertAt offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .expectedToken, "expected '\(what)' \(context), found \(found.description)", at: location,
            fixIts: [.insert(insertion, at: offset)])
    }

    /// Returns the error for `text` in front of the expected bracket `what`.
    static func expectedToken(
        _ what: String, _ context: String, found: FoundToken, at location: SourceLocation, removing text: Range<Int>
    ) -> Diagnostic {
        Diagnostic(
            .expectedToken, "expected '\(what)' \(context), found \(found.description)", at: location,
            notes: ["remove '\(location.file.text(text))' before '\(what)'"])
    }

    /// Returns the error for a parameter without a type.
    static func missingType(ofParameter parameter: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .expectedType, "parameter '\(parameter.name)' has no type",
            at: SourceLocation(file, parameter.range),
            fixIts: [.insert(": <#Type#>", at: parameter.range.upperBound, "insert the type")])
    }

    /// Returns the error for a parameter without a name: `[Row]`. The fix-it inserts `proposed`, a name with or without
    /// label.
    package static func missingName(
        ofParameter type: TypeSyntax, naming proposed: String, in file: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .expectedName, "parameter '\(type.text)' has no name", at: SourceLocation(file, type.range),
            fixIts: [.insert(proposed + ": ", at: type.range.lowerBound, "insert a name")])
    }

    /// Returns the error for a missing colon between the name and the type of a parameter: `title String`.
    static func missingColon(afterParameter parameter: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .expectedType, "missing ':' before the type of parameter '\(parameter.name)'",
            at: SourceLocation(file, parameter.range), fixIts: [.insert(":", at: parameter.range.upperBound)])
    }

    /// Returns the error for a Swift mistake. `correction` tells how to correct it.
    static func notSwift(_ problem: String, _ correction: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.swiftGrammar, problem, at: location, notes: [Note(correction)])
    }

    /// Returns the error for an editor placeholder, such as `<#name#>`.
    package static func placeholder(at location: SourceLocation) -> Diagnostic {
        notSwift("editor placeholder in source", "replace the placeholder", at: location)
    }

    static func unclosed(_ bracket: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unbalancedBrackets, "'\(bracket)' is never closed", at: location,
            notes: [Note("add the matching '\(closing(of: bracket))'")])
    }

    static func unopened(_ bracket: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unbalancedBrackets, "'\(bracket)' has no matching bracket", at: location,
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

/// The token that the parser found in place of the expected one, for messages.
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

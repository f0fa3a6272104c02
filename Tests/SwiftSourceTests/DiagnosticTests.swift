import Diagnostics
import Testing

@testable import SwiftSource

/// What is reported, and where: `•` marks the start of each finding.
@Suite struct DiagnosticTests {
    private func expect(_ marked: MarkedText, _ found: [Diagnostic], _ expected: [String]) {
        let sorted = found.sortedByPlace()
        #expect(sorted.map { "\($0.rule.id): \($0.message)" } == expected)
        #expect(sorted.compactMap { $0.location?.range.lowerBound } == marked.offsets)
        // Every finding offers a way out.
        #expect(sorted.allSatisfy { !$0.fixIts.isEmpty || !$0.notes.isEmpty })
    }

    @Test(arguments: [
        ("struct A { •b: Int }", ["expectedDeclaration: expected a declaration, found 'b'"]),
        (
            "struct A {\n    •foo()\n    var b: Int\n    •1\n}",
            [
                "expectedDeclaration: expected a declaration, found 'foo'",
                "expectedDeclaration: expected a declaration, found '1'",
            ]
        ),
        ("struct A •{ func b() { c }", ["unbalancedBrackets: '{' is never closed"]),
        ("func a() {} •}\nfunc b() {}", ["unbalancedBrackets: '}' has no matching bracket"]),
        ("func a•[b]() {}", ["expectedToken: expected '(' after the function's name, found '['"]),
        (
            "struct A { let b: Int•, var c: Int }",
            ["swiftGrammar: expected ';' between declarations on one line, found ','"]
        ),
        ("struct •{ }", ["expectedName: expected the name of a type, found '{'"]),
        ("let a = •\"b\nlet c = 1", ["unterminatedString: unterminated string"]),
        ("let a = •\"b \\(c\nlet d = 1", ["unterminatedString: unterminated string"]),
        ("let a = •\"\"\"\n b\nlet d = 1", ["unterminatedString: unterminated string"]),
        ("let a = 1 •/* /* */\nlet b", ["unterminatedComment: unterminated comment"]),
        ("func •`a() {}", ["unterminatedName: unterminated name in backticks"]),
        ("let a = •\u{202E}b", ["invalidCharacter: character U+202E is not allowed here"]),
        ("let a = •'b•'", ["invalidCharacter: ''' is not allowed here", "invalidCharacter: ''' is not allowed here"]),
        (
            "let a = •“b•”",
            [
                "invalidCharacter: character U+201C is not allowed here",
                "invalidCharacter: character U+201D is not allowed here",
            ]
        ),
        ("let a = 2 •– 1", ["invalidCharacter: character U+2013 is not allowed here"]),
        ("let a = •\u{0}1", ["invalidCharacter: character U+0000 is not allowed here"]),
        ("struct A: •{ }", ["expectedType: expected a type, found '{'"]),
        ("enum A { case •1 }", ["expectedName: expected the name of a case, found '1'"]),
        ("enum A { case b(Int •c) }", ["expectedToken: expected ')' after the case's values, found 'c'"]),
    ])
    func ofOutlines(text: String, expected: [String]) {
        let marked = MarkedText(text)
        expect(marked, OutlineParser.read(marked.source).diagnostics, expected)
    }

    @Test(arguments: [
        ("func a(•b Int)", ["expectedType: missing ':' before the type of parameter 'b'"]),
        ("func a(•b any P, c: Int)", ["expectedType: missing ':' before the type of parameter 'b'"]),
        ("func a(b •any)", ["expectedType: parameter 'any' has no type"]),
        ("func a(•b)", ["expectedType: parameter 'b' has no type"]),
        ("func a(•Item)", ["expectedName: parameter 'Item' has no name"]),
        ("func a(•any P, b: Int)", ["expectedName: parameter 'any P' has no name"]),
        ("func a(any p: Int, any P: Int)", []),
        (
            "func a(•[Item], •(Int) -> Void, •Set<Item>?)",
            [
                "expectedName: parameter '[Item]' has no name",
                "expectedName: parameter '(Int) -> Void' has no name",
                "expectedName: parameter 'Set<Item>?' has no name",
            ]
        ),
        ("func a(b: •)", ["expectedType: expected a type, found ')'"]),
        ("func a() ->•\nfunc b()", ["expectedType: expected a type, found the keyword 'func'"]),
        ("func a •async", ["expectedToken: expected '(' after the function's name, found 'async'"]),
        ("func a(b: Int •c: Int)", ["expectedToken: expected ',' between parameters, found 'c'"]),
        ("func a(•: Int)", ["expectedName: expected the name of a parameter, found ':'"]),
        ("func a•(b: Int\nfunc c()", ["unbalancedBrackets: '(' is never closed"]),
        ("func •in()", ["expectedName: expected the name of a function, found the keyword 'in'"]),
        ("var •default: Int { get }", ["expectedName: expected the name of a property, found the keyword 'default'"]),
        ("var a: •[Int", ["unbalancedBrackets: '[' is never closed"]),
        ("var a: Set•<Int", ["unbalancedBrackets: '<' is never closed"]),
        ("var a: Int =•", ["expectedValue: expected a value after '=', found the end of the file"]),
        ("func a() throws(•) -> B", ["expectedType: expected a type, found ')'"]),
        ("var a: (Int) throws •B", ["expectedToken: expected '->' before the function type's result, found 'B'"]),
        ("func a•", ["expectedToken: expected '(' after the function's name, found the end of the file"]),
        ("var a: [Int•; ]", ["expectedToken: expected ']' after the type, found ';'"]),
        ("var a: [Int •b(c) d]?", ["expectedToken: expected ']' after the type, found 'b'"]),
        ("var a: [String: Int•; ]", ["expectedToken: expected ']' after the type, found ';'"]),
        (
            "func a(b: (Int•; )) -> (Int •c)",
            [
                "expectedToken: expected ')' after the types, found ';'",
                "expectedToken: expected ')' after the types, found 'c'",
            ]
        ),
        ("func a() throws(E •b)", ["expectedToken: expected ')' after the error's type, found 'b'"]),
        ("var a: [•; ]", ["expectedType: expected a type, found ';'"]),
        ("var a: •(Int b\nvar c: Int", ["unbalancedBrackets: '(' is never closed"]),
    ])
    func ofRequirements(text: String, expected: [String]) {
        let marked = MarkedText(text)
        var cursor = TokenCursor(source: marked.source)
        while !cursor.isAtEnd {
            let before = cursor.index
            _ = cursor.parseRequirement()
            if cursor.index == before { cursor.advance() }
        }
        expect(marked, cursor.diagnostics, expected)
    }

    /// What Swift's compiler reports in bodies is left to it; brackets are not.
    @Test(
        arguments: [
            ("{ let = 1; if { } ; x.; for in {}; func () {}; case; a b c; @ ; let x: = 1 }", []),
            ("{ a•(b }", ["unbalancedBrackets: '(' is never closed"]),
            ("{ a•[b }", ["unbalancedBrackets: '[' is never closed"]),
            ("•{ a { b }", ["unbalancedBrackets: '{' is never closed"]),
            ("{ x = •[1, 2 }", ["unbalancedBrackets: '[' is never closed"]),
            ("{ a(•\"\\(b\") }", ["unterminatedString: unterminated string"]),
        ] as [(String, [String])])
    func ofBodies(text: String, expected: [String]) {
        let marked = MarkedText(text)
        var cursor = TokenCursor(source: marked.source)
        _ = cursor.parseCodeBlock()
        expect(marked, cursor.diagnostics, expected)
    }

    @Test func malformedText() {
        let bytes = Array("let a = 1 // ".utf8) + [0xC3, 0x28]
        let (_, _, diagnostics) = OutlineParser.read(SourceFile(path: "a.swift", bytes: bytes))
        #expect(diagnostics.map(\.message) == ["byte 0xC3, which is not UTF-8, is not allowed here"])
        #expect(diagnostics.first?.location?.range == 13..<14)
    }

    @Test func binariesAreReportedBriefly() {
        var numbers = SeededNumbers(state: 1)
        let bytes = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        let findings = Lexer.read(SourceFile(path: "a.swift", bytes: bytes)).findings
        #expect(findings.filter { $0.rule.id == "invalidCharacter" }.count == 10)
    }

    @Test func fixItsMend() throws {
        let text = "func a(b: Int c: Int)"
        var cursor = TokenCursor(source: SourceFile(path: "a.swift", text: text))
        _ = cursor.parseRequirement()
        let fixIt = try #require(cursor.diagnostics.first?.fixIts.first)
        #expect(fixIt.range == 13..<13)
        #expect(fixIt.replacement == ",")
    }

    /// What it was meant to be nobody knows, so no edit deletes it.
    @Test func whatStandsInAClosingBracketsWayIsNamed() throws {
        let source = SourceFile(path: "a.swift", text: "var a: [Int; b ]")
        var cursor = TokenCursor(source: source)
        _ = cursor.parseRequirement()
        let finding = try #require(cursor.diagnostics.first)
        #expect(finding.notes.map(\.message) == ["remove '; b' before ']'"])
        #expect(finding.fixIts.isEmpty)
    }

    @Test func catalogIsWhole() {
        let ids = Rule.ofSwiftSource.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(
            Rule.ofSwiftSource.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") && $0.wrong != $0.right })
    }
}

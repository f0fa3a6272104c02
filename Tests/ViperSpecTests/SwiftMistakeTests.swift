import Testing

/// Mistakes in Swift that people make in specs have their error at their place. All others are left to the compiler.
@Suite struct SwiftMistakeTests {
    @Test(arguments: [
        ("b() 1️⃣c()", "expected ';' between statements on one line, found 'c'"),
        ("if b 1️⃣return", "expected '{' after the conditions of 'if', found the keyword 'return'"),
        ("if b { } else 1️⃣c()", "expected '{' or 'if' after 'else', found 'c'"),
        ("if 1️⃣{ }", "expected a condition, found '{'"),
        ("guard let b 1️⃣{ return }", "expected 'else' after the conditions of 'guard', found '{'"),
        ("if let 1️⃣= b { }", "expected a name, found '='"),
        ("if case .b(c) 1️⃣{ }", "expected '=' and a value after the pattern, found '{'"),
        ("for b: C 1️⃣{ }", "expected 'in' after the element of 'for', found '{'"),
        ("repeat { } 1️⃣until b", "expected 'while' after the braces of 'repeat', found 'until'"),
        ("do { } 1️⃣while b", "'do … while' is not Swift"),
        ("switch b { 1️⃣case .c: case .d: e() }", "case has no statement"),
        ("switch b { case .c 1️⃣e() }", "expected ':' after the case, found 'e'"),
        ("switch b { 1️⃣e() }", "statement in a 'switch' is outside of a 'case'"),
        ("throw 1️⃣", "expected an expression after 'throw', found '}'"),
        ("b = 1️⃣)", "')' has no matching bracket"),
        ("b = c ? d 1️⃣", "expected ':' and a value after '? …', found '}'"),
        ("b = c + 1️⃣", "expected a value after '+', found '}'"),
        ("let b 1️⃣Int = 3", "expected ';' between statements on one line, found 'Int'"),
        ("let 1️⃣3 = b", "expected a name, found '3'"),
        ("b.1️⃣", "expected a member's name after '.', found '}'"),
        ("b(c 1️⃣d)", "expected ',' or ')', found 'd'"),
        ("b(c, 1️⃣, d)", "expected a value, found ','"),
        ("b([c 1️⃣d])", "expected ',' or ']', found 'd'"),
        ("b([c: d, e1️⃣])", "expected ':' and the key's value, found ']'"),
        ("b { (c d 1️⃣e) in }", "expected ')', found 'e'"), ("b { (c, 1️⃣3) in }", "expected ')', found '3'"),
        ("b { [weak 1️⃣3] in }", "expected ']', found '3'"),
    ]) func inABody(body: String, message: String) {
        let found = findings("module A { presenter { func a() { \(body)} } }")
        let rule = message.contains("no matching bracket") ? "unbalancedBrackets" : "swiftGrammar"
        #expect(found.first == "1️⃣ \(rule): \(message)", "\(found)")
    }

    @Test(arguments: [
        ("struct A { let b: 1️⃣Int -> Void }", "parameters of a function type must be in parentheses"),
        ("struct A { let b: (1️⃣c: Int) -> Void }", "function type cannot have argument labels"),
        ("struct A { let b: Int1️⃣[] }", "brackets of an array type must be around its element type"),
        ("struct A { let b: C & 1️⃣any D }", "'any' may only occur before the first type of a composition"),
        (
            "struct A { let b: Int 1️⃣let c: Int }",
            "expected ';' between declarations on one line, found the keyword 'let'"
        ),
        ("struct A { var b: Int 1️⃣{ get } }", "accessor has no body"),
        ("protocol A { func b() 1️⃣{ } }", "requirement cannot have a body"),
        ("protocol A { func b(1️⃣c: Int = 1) }", "parameter of a requirement cannot have a default"),
        ("typealias A1️⃣", "expected '=' and a type, found the end of the file"),
        ("module A { view { func b() throws 1️⃣async } }", "'async' must occur once, before 'throws'"),
        (
            "module A { view { func b<C>(_ c: C) where C 1️⃣= Int } }",
            "expected ':' or '==' in the 'where' clause, found '='"
        ),
        (
            "module A { view { func b(1️⃣@escaping c: () -> Void) } }",
            "'@escaping' before a parameter name is not allowed"
        ),
    ]) func inADeclaration(spec: String, message: String) {
        let found = findings(spec)
        #expect(found.first == "1️⃣ swiftGrammar: \(message)", "\(found)")
    }

    /// What hardly anybody writes stands in a spec as it is, and the compiler judges it.
    @Test(arguments: [
        "@concurrent func b() {}", "@inline(sometimes) func b() {}", "private public func b() {}",
        "func b(_ c: inout borrowing Int) {}", "var b: Array<> = []", "let b = 09_x", "let b = \"\\d\"",
        "func b() {\n#if swift(>=9) || 3\nc()\n#elseif\n#endif\n}",
        "func b() { switch c { default: d(); case .e: f() } }",
        "func b() { switch c { case .d(let e), .f: g() } }", "func b() { c { d in $0 } }", "case c",
        "func b() { repeat {} while { c } }", "#warning(\"b\")",
    ]) func leftToTheCompiler(member: String) {
        #expect(rules("struct A {\n\(member)\n}") == [])
    }
}

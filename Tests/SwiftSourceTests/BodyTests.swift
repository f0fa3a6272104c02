import Diagnostics
import Testing

@testable import SwiftSource

/// What bodies are read as: each body between braces, and its statements as a tree.
@Suite struct BodyTests {
    @Test(arguments: [
        ("view?.show(x)", "view?.show(x)"),
        ("a; b", "a; b"),
        ("a\n(b)", "a; tuple(b)"),
        ("a\n.b()\n  .c", "a.b().c"),
        ("a\n  + b", "<a, b by +>"),
        ("a\n-b", "a; <- b>"),
        ("a ?? b ? c : d", "<a, b, c, d by ?? ? :>"),
        ("a as? [B<C>] ?? d is E", "<a, d by as? ?? is>"),
        ("x = try await f(a, b: c)", "<x = <try <await f(a, b: c)>>>"),
        ("try? f(); try! g()", "<try? f()>; <try! g()>"),
        ("x += 1; x == 1; x <= 1; x <<= 1", "<x += lit>; <x, lit by ==>; <x, lit by <=>; <x <<= lit>"),
        ("f { $0 }", "f() {in $0}"),
        ("f(1) { a in a } label: { b }", "f(lit) {a in a} label: {in b}"),
        ("xs.map(\\.name).filter { !$0.isEmpty }", "xs.map(other()).filter() {in <! $0.isEmpty>}"),
        ("let a = 1, (b, _): (Int, Int) = f()", "let a = lit, b = f()"),
        ("var x: Int { view.y }", "let x = {in view.y}"),
        ("var x = 0 { didSet { a() } }", "let x = other(lit, {in didSet() {in a()}})"),
        ("async let x = f()", "let x = f()"),
        (
            "guard let a, let b = c.first { $0 > 1 } else { return }",
            "guard let a, let b = c.first() {in <$0, lit by >>} else {return}"
        ),
        (
            "if a, let b = c, case .d(let e, f: .g) = h { i } else if j { k } else { l }",
            "if a, let b = c, case (.d(let e, f: .g)) binds e = h {i} else {if j {k} else {l}}"
        ),
        ("if x.contains { $0 } { y }", "if x.contains() {in $0} {y}"),
        ("if let x = f() { g }\n{ h }", "if let x = f() {in g} {h}"),
        ("if #available(iOS 17, *) { a }", "if available {a}"),
        (
            "switch x { case .a, .b where c: d\n case let .e(f, (g, _))?: h\n case is I: j\n case 1...2: k\n default: l }",
            "switch x [(.a | .b) with c {d}, (.e(let f, tuple(let g, let _))?) binds f g {h}, (other()) {j}, (<lit, lit by ...>) with <lit, lit by ...> {k}, () {l}]"
        ),
        (
            "switch x { case (let a, b.c): d\n @unknown default: break }",
            "switch x [(tuple(let a, b.c)) binds a with tuple(let a, b.c) {d}, () {jump}]"
        ),
        ("switch x {\n#if DEBUG\ncase .a: b\n#endif\ndefault: c\n}", "switch x [(.a) {b; other[]}, () {c}]"),
        (
            "do { try a() } catch let e as B { c } catch .d(let f) where f { g } catch { h }",
            "do {<try a()>} catch (<let e by as>) binds e with <let e by as> {c} catch (.d(let f)) binds f with f {g} catch () {h}"
        ),
        ("for x in xs where x.y { z }", "loop x in xs while x.y {z}"),
        ("for try await (a, b) in c.d { e }", "loop a b in c.d {e}"),
        ("for case let .some(x) in xs {}", "loop x in xs {}"),
        ("outer: while let x = next() { continue outer }", "loop while let x = next() {jump}"),
        ("repeat { a } while b", "loop while b {a}"),
        ("defer { a }; throw b", "defer {a}; throw b"),
        ("return\na", "return; a"),
        ("return a ? .b : .c(d)", "return <a, .b, .c(d) by ? :>"),
        ("let x = if a { 1 } else { b }", "let x = (if a {lit} else {b})"),
        ("func f<T>(_ a: T, b c: Int = 1) async throws -> T where T: P { c }", "func f(a c) {c}"),
        ("struct S { var x = view.y }\na", "other[S]; a"),
        ("@MainActor func f() {}", "func f() {}"),
        ("[weak self] in", "array(weak, self)"),
        (
            "f { [weak self, v = view.x, unowned(safe) w] (a: Int, _ b) async throws -> Int in a }",
            "f() {[self=self v=view.x w=w] a b in a}"
        ),
        ("f { @MainActor [x] in a }", "f() {[x=x] in a}"),
        ("f { a, _ in b }", "f() {a _ in b}"),
        ("f { (a) -> [String: (Int) -> Void] in b }", "f() {a in b}"),
        ("f { for x in y { z } }", "f() {in loop x in y {z}}"),
        ("f { (a, b) }", "f() {in tuple(a, b)}"),
        ("\"a\\(b.c(\"\\(d)\"))e\\(f, g: h)\"", "str(b.c(str(d)), f, h)"),
        ("#selector(a.b)", "other(a.b)"),
        ("#expect(throws: E.self) { a }", "other(E.self, {in a})"),
        ("\\A.b[c.d]?.e", "other(c.d)"),
        ("Set<Int>(); a < b; Foo<[A: B], C?>.d; a < b > c", "Set(); <a, b by <>; Foo.d; <a, b, c by < >>"),
        ("[A<B>?]()", "array(A?)()"),
        ("[a: b, c: d]; [:]; [a]", "dict(a, b, c, d); dict(); array(a)"),
        ("f(a:b:); x.g(_:)", "f; x.g"),
        ("reduce(0, +)", "reduce(lit, lit)"),
        ("a.b!.c?[d]?.e()", "a.b!.c?[d]?.e()"),
        ("a.0.1", "a.0.1"),
        ("await x; await = 1; async()", "<await x>; <await = lit>; async()"),
        ("f(&x); -y; !z", "f(<& x>); <- y>; <! z>"),
        ("(any P).self; copy x; consume y", "tuple(<any P>).self; <copy x>; <consume y>"),
        ("#if DEBUG\na()\n#else\nb()\n#endif\nc", "other[]; a(); other[]; b(); other[]; c"),
        ("a\n#if os(iOS)\n.b()\n#else\n.c(d)\n#endif\n.e", "a.b().c(d).e"),
        ("x = /a(b)/; y", "<x = lit>; y"),
        ("a ? b\n: c", "<a, b, c by ? :>"),
        ("open(x)\nlet y = 1", "open(x); let y = lit"),
        ("{ a }()", "{in a}()"),
        ("a...; [1...]", "<a by ...>; array(<lit by ...>)"),
        ("x.y { } .z", "x.y() {in }.z"),
        ("switch a { case .b: f { }\n default: g }", "switch a [(.b) {f() {in }}, () {g}]"),
        ("self.init(a: b); super.c()", "self.init(a: b); super.c()"),
        ("label: do { a }", "do {a}"),
        ("f(if: a, in: b, default: c)", "f(if: a, in: b, default: c)"),
        ("a = b ? c { d } : e", "<a = <b, c() {in d}, e by ? :>>"),
    ])
    func trees(body: String, tree: String) {
        let source = SourceFile(path: "a.swift", text: "{ \(body) }")
        var cursor = TokenCursor(source: source)
        let block = cursor.parseCodeBlock()
        #expect(block.tree == "{\(tree)}")
        #expect(cursor.isAtEnd)
        #expect(cursor.diagnostics.isEmpty)
    }
}

import Diagnostics
import Testing

@testable import SwiftSource

/// Every use that no local name hides is marked with `•`; the uses are listed in the order of evaluation.
@Suite struct ScopeTests {
    private static let names: Set<String> = ["view", "interactor", "router", "delegate", "error"]

    private func references(_ marked: MarkedText, parameters: [Identifier] = []) -> [Reference] {
        var cursor = TokenCursor(source: SourceFile(path: "a.swift", text: marked.text))
        let block = cursor.parseCodeBlock()
        #expect(cursor.isAtEnd && cursor.diagnostics.isEmpty)
        return BodyNames.references(in: block, names: Self.names, parameters: parameters)
    }

    @Test(arguments: [
        ("•view?.show(x)", ["view?.show(_)"]),
        ("•view!.show(x, on: y)", ["view!.show(_, on)"]),
        ("•interactor.total", ["interactor.total"]),
        ("•interactor.a.b(c).d()", ["interactor.a"]),
        ("•interactor.a().b(•view?.c())", ["interactor.a()", "view?.c()"]),
        (
            "•view?.show(•interactor.load()) { •router.close() }",
            ["interactor.load()", "router.close()", "view?.show(_){_}"]
        ),
        ("•view?.a { } b: { }", ["view?.a(){_, b}"]),
        (
            "•view?.show(await •interactor.load())",
            ["interactor.load()", "view?.show(_) awaits 'await interactor.load()'"]
        ),
        ("•view?.show { await •interactor.load() }", ["interactor.load()", "view?.show(){_}"]),
        ("Task { await •interactor.load() }", ["interactor.load()"]),
        ("x(•view); y = •view", ["view", "view"]),
        ("•view.title = •interactor.title", ["interactor.title", "view.title ="]),
        ("•view?.count += 1", ["view?.count ="]),
        ("\"\\(•interactor.name) \\(•router)\"", ["interactor.name", "router"]),
        // Locals.
        ("let view = •view; view?.show()", ["view"]),
        ("•view?.a(); let view = 1; view.b()", ["view?.a()"]),
        ("let (router, a) = b; router.c()", []),
        ("do { let router = a; router.b() }; •router.c()", ["router.c()"]),
        ("self.•view.a(); let view = 1; view.b()", ["self.view.a()"]),
        ("let view = 1; self.•view?.a()", ["self.view?.a()"]),
        ("self?.•view?.a(); self.•view = nil", ["self.view?.a()", "self.view ="]),
        ("a.view.b(); .view(c); a?.view", []),
        ("•`view`?.show()", ["view?.show()"]),
        // Conditions.
        ("if let •view { view.a() } else { •view?.b() }\n•view?.c()", ["view", "view?.b()", "view?.c()"]),
        ("guard let •view else { return •view!.a() }\nview.b()", ["view", "view!.a()"]),
        ("if let view = •view, view.isReady { view.a() }", ["view"]),
        ("if case .a(let router) = •router.state { router.b() }", ["router.state"]),
        ("while let view = •interactor.next() { view.a() }", ["interactor.next()"]),
        ("repeat { let view = 1; view.a() } while •view!.b", ["view!.b"]),
        // Patterns.
        (
            "switch •interactor.state { case .a(let view) where view.b: view.c()\ncase .d: •view?.e()\ndefault: break }",
            ["interactor.state", "view?.e()"]
        ),
        ("switch x { case let (view, router)?: view.a(router)\ncase •router: b() }", ["router"]),
        ("for view in •view!.subviews where view.a { view.b() }\n•view?.c()", ["view!.subviews", "view?.c()"]),
        ("for case let .some(router) in a { router.b() }", []),
        ("do { try a() } catch let router as B { router.c() } catch { error.d(); •router.e() }", ["router.e()"]),
        ("do {} catch .a { •error.b() }", ["error.b()"]),
        // Closures and functions.
        ("a { view in view.b() }; a { (_ view: V) in view.c() }", []),
        ("a { [•view] in view?.b() }", ["view"]),
        ("a { [weak router = self.•router] in router?.b() }", ["self.router"]),
        ("a { [weak self] in self?.•router.b() }", ["self.router.b()"]),
        ("func router() {}; router(); func a(view: V) { view.b(); •interactor.c() }", ["interactor.c()"]),
        ("router(); func router() {}", []),
        ("struct view { let a = router.b }; view()", []),
        ("a { let router = 1; router.b() }; •router.c()", ["router.c()"]),
        ("•delegate?(a, b: c)", ["delegate?(_, b)"]),
        // Order.
        ("defer { •view?.last() }; •view?.first()", ["view?.last()", "view?.first()"]),
        ("•router.a(•interactor.b(•view!.c))", ["view!.c", "interactor.b(_)", "router.a(_)"]),
        ("let a = •interactor.b ?? •router.c", ["interactor.b", "router.c"]),
        (
            "return •interactor.a ? •view!.b : [•router.c: •router.d]",
            ["interactor.a", "view!.b", "router.c", "router.d"]
        ),
        ("var a: Int { •view!.b }", ["view!.b"]),
        (
            "if •interactor.a { •view?.b() } else if •interactor.c { •view?.d() }",
            ["interactor.a", "view?.b()", "interactor.c", "view?.d()"]
        ),
        ("#if DEBUG\n•view?.a()\n#endif\n", ["view?.a()"]),
        (
            "let x = switch •interactor.a { case .b: •router.c\ndefault: •router.d }",
            ["interactor.a", "router.c", "router.d"]
        ),
        ("•view?\n    .a()\n    .b()", ["view?.a()"]),
        ("\\V.view.a; #selector(•view.b)", ["view.b"]),
        ("view: while true { break view }", []),
        ("f(view: •router.a, router: 1)", ["router.a"]),
    ])
    func uses(body: String, expected: [String]) {
        // A mark stands before the name, within `self.` before the member.
        let marked = MarkedText("{ \(body) }")
        let references = references(marked)
        #expect(references.map { $0.summary(in: marked.source) } == expected)
        #expect(references.map(\.name.range.lowerBound).sorted() == marked.offsets)
    }

    @Test func parametersHide() {
        let marked = MarkedText("{ view.a(); •router.b() }")
        let parameter = Identifier("view", 0..<0)
        #expect(references(marked, parameters: [parameter]).map(\.name.range.lowerBound) == marked.offsets)
    }

    @Test func rangesCoverTheCall() throws {
        let marked = MarkedText("{ x = try 1 + •view?.show(a) { b }• ; c }")
        let reference = try #require(references(marked).first)
        #expect(reference.range == marked.offsets[0]..<marked.offsets[1])
        #expect(marked.source.text(reference.statement) == "x = try 1 + view?.show(a) { b }")
    }
}

extension Reference {
    func summary(in source: SourceFile) -> String {
        var text = isQualifiedBySelf ? "self." : ""
        text += name.name + (isOptionalChained ? "?" : "") + (isForceUnwrapped ? "!" : "")
        if let member { text += ".\(member.name)" }
        if let call {
            text += "(\(call.labels.map { $0 ?? "_" }.joined(separator: ", ")))"
            if !call.trailingClosures.isEmpty {
                text += "{\(call.trailingClosures.map { $0 ?? "_" }.joined(separator: ", "))}"
            }
            if let range = call.awaitInArgument { text += " awaits '\(source.text(range))'" }
        }
        return text + (isAssigned ? " =" : "")
    }
}

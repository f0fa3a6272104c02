import Testing

@testable import ViperGeneration
@testable import ViperModel

/// Which values the tests of a body choose, so that its conditions hold or do not.
struct FlowConditionTests {
    /// For each test its title, the values that it chooses, and what the view is told; a title alone where no test could run.
    private func tests(ofBody body: String, _ parameter: String) -> [String] {
        let tests = flowTests(
            of: """
                enum Mode: Equatable { case idle, busy, failed(String) }
                struct Row: Equatable { let title: String; let mode: Mode }
                module List {
                    view { func show(_ text: String) }
                    presenter { func ask(\(parameter)) { \(body) } }
                }
                """)
        return tests.map { test in
            let lines = test.split(separator: "\n").dropFirst()
            let chosen = lines.filter { $0.hasPrefix("let ") }.map { $0.dropFirst(4) }
            let told = lines.compactMap { line in
                line.hasPrefix("view.") ? line.drop { $0 != "=" }.dropFirst(3) : nil
            }
            return "\(test.prefix { $0 != "\n" }.dropFirst(3)): \((chosen + told).joined(separator: ", "))"
        }
    }

    @Test(arguments: [
        (
            "_ m: Mode",
            #"if m == .idle { view?.show("a") }"#,
            [
                #"ask(_:) when m is idle: m = Mode.idle, "a""#,
                #"ask(_:) when m is not idle: m = Mode.busy"#,
            ]
        ),
        (
            "_ m: Mode",
            #"if m != Mode.busy { view?.show("a") }; if .busy == m { view?.show("b") }"#,
            [
                #"ask(_:) when m is busy: m = Mode.busy, "b""#,
                #"ask(_:) when m is not busy: m = Mode.idle, "a""#,
            ]
        ),
        (
            "_ r: Row",
            #"if r.mode == .idle { view?.show(r.title) }"#,
            [
                #"ask(_:) when r.mode is idle: r = Row.fixture(mode: Mode.idle), r.title"#,
                #"ask(_:) when r.mode is not idle: r = Row.fixture(mode: Mode.busy)"#,
            ]
        ),
        (
            "_ s: String",
            #"if s == "x" { view?.show("a") } else if s == "" { view?.show("e") }"#,
            [
                #"ask(_:) when s is "x": s = "x", "a""#,
                #"ask(_:) when s is not "x": s = "x or another""#,
            ]
        ),
        (
            "_ n: Int",
            #"if n == 3 { view?.show("a") } else if n != 3 { view?.show("b") }"#,
            [
                #"ask(_:) when n is 3: n = 3, "a""#,
                #"ask(_:) when n is not 3: n = 4, "b""#,
            ]
        ),
    ])
    func comparisonsHoldAndDoNot(_ parameter: String, _ body: String, _ expected: [String]) {
        #expect(tests(ofBody: body, parameter) == expected)
    }

    @Test(arguments: [
        (
            "_ m: Mode",
            #"if case .failed(let t) = m { view?.show(t) }"#,
            [
                #"ask(_:) when m is failed: failed = "failed", m = Mode.failed(failed), failed"#,
                #"ask(_:) when m is not failed: m = Mode.idle"#,
            ]
        ),
        (
            "_ m: Mode",
            #"guard case .idle = m else { return }; if case .idle = m { view?.show("i") }"#,
            [
                #"ask(_:) when m is idle: m = Mode.idle, "i""#,
                #"ask(_:) when m is not idle: m = Mode.busy"#,
            ]
        ),
        (
            "_ m: Mode?",
            #"if case let x? = m { view?.show("x") }"#,
            [
                #"ask(_:) when m is there: m = Mode.idle, "x""#,
                #"ask(_:) when m is not there: m: Mode? = nil"#,
            ]
        ),
        (
            "_ m: Mode?",
            #"switch m { case .some(let x): if x == .idle { view?.show("x") }; case .none: view?.show("n") }"#,
            [
                #"ask(_:) when m is there and x is idle: m = Mode.idle, "x""#,
                #"ask(_:) when m is there and x is not idle: m = Mode.busy"#,
                #"ask(_:) when m is nil: m: Mode? = nil, "n""#,
            ]
        ),
        (
            "_ m: Mode",
            #"switch m { case .idle: break; case .busy: if m == .busy { break }; view?.show("b"); default: view?.show("c") }"#,
            [
                #"ask(_:) when m is idle: m = Mode.idle"#,
                #"ask(_:) when m is busy: m = Mode.busy"#,
                #"ask(_:) when m is failed: failed = "failed", m = Mode.failed(failed), "c""#,
            ]
        ),
        (
            "_ m: Mode",
            #"switch m { case .idle: outer: if 1 > 0 { break outer }; default: view?.show("x") }"#,
            [
                #"ask(_:) when m is idle: "#,
                #"ask(_:) when m is busy: m = Mode.busy, "x""#,
            ]
        ),
    ])
    func patternsMatchAndDoNot(_ parameter: String, _ body: String, _ expected: [String]) {
        #expect(tests(ofBody: body, parameter) == expected)
    }

    @Test(arguments: [
        (
            "_ m: Mode",
            #"let t = switch m { case .idle: "i"; case .busy: "b"; case .failed(let f): f }; view?.show(t)"#,
            [
                #"ask(_:) when m is idle: m = Mode.idle, "i""#,
                #"ask(_:) when m is busy: m = Mode.busy, "b""#,
                #"ask(_:) when m is failed: failed = "failed", m = Mode.failed(failed), failed"#,
            ]
        ),
        (
            "_ isOn: Bool",
            #"let t = if isOn { "on" } else { "off" }; view?.show(t)"#,
            [
                #"ask(_:) when isOn: isOn = true, "on""#,
                #"ask(_:) when not isOn: isOn = false, "off""#,
            ]
        ),
    ])
    func aBranchGivesItsValue(_ parameter: String, _ body: String, _ expected: [String]) {
        #expect(tests(ofBody: body, parameter) == expected)
    }

    /// Numbers as their type has them; and on the tests' own system all is available.
    @Test(arguments: [
        (
            "_ n: Int8", #"if n == 127 { view?.show("a") }"#,
            [#"ask(_:) when n is 127: n: Int8 = 127, "a""#, "ask(_:) when n is not 127: n: Int8 = 126"]
        ),
        (
            "_ n: UInt8", #"if n >= 255 { view?.show("a") }"#,
            [#"ask(_:) when n >= 255: n: UInt8 = 255, "a""#, "ask(_:) when not n >= 255: n: UInt8 = 254"]
        ),
        (
            "_ s: String", #"if #unavailable(iOS 17) { view?.show("old") } else { view?.show("new") }"#,
            [#"ask(_:): s = "s", "new""#]
        ),
    ])
    func whatIsChosenIsPossible(_ parameter: String, _ body: String, _ expected: [String]) {
        #expect(tests(ofBody: body, parameter) == expected)
    }

    /// A value that matches would have to be made up for what a case holds, and for what an optional does; or another literal, of
    /// which it is not plain what it says.
    @Test(arguments: [
        ("_ m: Mode", #"switch m { case .failed("x"): view?.show("x"); default: view?.show("y") }"#),
        ("_ m: Mode", #"if case .failed("x") = m { view?.show("x") }"#),
        ("_ m: Mode?", #"switch m { case .idle: view?.show("x"); default: view?.show("y") }"#),
        ("_ m: Mode?", #"switch m { case .idle?: view?.show("x"); default: view?.show("y") }"#),
        ("_ n: Int", #"if n == 0xFF { view?.show("x") }"#),
        ("_ s: String", ##"if s == #"x"# { view?.show("x") }"##),
        ("_ m: Mode?", #"switch m { case .some(.idle): view?.show("x"); default: view?.show("y") }"#),
    ])
    func whatNoTestCanChooseIsNotFollowed(_ parameter: String, _ body: String) {
        #expect(tests(ofBody: body, parameter) == ["ask(_:): "])
    }
}

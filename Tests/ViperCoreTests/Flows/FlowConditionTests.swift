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
                #"ask(_:) when s is not "x" and s is "": s = "", "e""#,
                #"ask(_:) when s is not "x" and s is not "": s = "another""#,
            ]
        ),
        (
            "_ s: String",
            #"if s.isEmpty { view?.show("e") } else if s == "x" || s == "another" { view?.show("a") }"#,
            [
                #"ask(_:) when s is empty: s = "", "e""#,
                #"ask(_:) when s is not empty and s is "x": s = "x", "a""#,
                #"ask(_:) when s is not empty and s is not "x" and s is "another": s = "another", "a""#,
                #"ask(_:) when s is not empty and s is not "x" and s is not "another": s = "another or another""#,
            ]
        ),
        (
            "_ n: Int",
            #"if n > 10 { view?.show("a") } else if n > 5 { view?.show("b") } else if n == 5 { view?.show("c") }"#,
            [
                #"ask(_:) when n > 10: n = 11, "a""#,
                #"ask(_:) when not n > 10 and n > 5: n = 6, "b""#,
                #"ask(_:) when not n > 10 and not n > 5 and n is 5: n = 5, "c""#,
                #"ask(_:) when not n > 10 and not n > 5 and n is not 5: n = 4"#,
            ]
        ),
        (
            "_ n: UInt8",
            #"if n == 0 || n == 2 { view?.show("a") } else if n < 3 { view?.show("b") }"#,
            [
                #"ask(_:) when n is 0: n: UInt8 = 0, "a""#,
                #"ask(_:) when n is not 0 and n is 2: n: UInt8 = 2, "a""#,
                #"ask(_:) when n is not 0 and n is not 2 and n < 3: n: UInt8 = 1, "b""#,
                #"ask(_:) when n is not 0 and n is not 2 and not n < 3: n: UInt8 = 4"#,
            ]
        ),
        (
            "_ m: Mode",
            #"if m == .busy { view?.show("a") } else if m == .idle { view?.show("b") } else { view?.show("c") }"#,
            [
                #"ask(_:) when m is busy: m = Mode.busy, "a""#,
                #"ask(_:) when m is not busy and m is idle: m = Mode.idle, "b""#,
                #"ask(_:) when m is not busy and m is not idle: failed = "failed", m = Mode.failed(failed), "c""#,
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

    /// What a case holds may be asked for, and several values at once; and a number's range.
    @Test(arguments: [
        (
            "_ m: Mode", #"switch m { case .failed("x"): view?.show("x"); default: view?.show("y") }"#,
            [
                #"ask(_:) when m is failed and failed is "x": failed = "x", m = Mode.failed(failed), "x""#,
                #"ask(_:) when m is failed and failed is not "x": failed = "x or another", m = Mode.failed(failed), "y""#,
                #"ask(_:) when m is idle: m = Mode.idle, "y""#,
            ]
        ),
        (
            "_ m: Mode?", #"switch m { case .idle?: view?.show("x"); default: view?.show("y") }"#,
            [
                #"ask(_:) when m is there and m is idle: m = Mode.idle, "x""#,
                #"ask(_:) when m is there and m is not idle: m = Mode.busy, "y""#,
                #"ask(_:) when m is nil: m: Mode? = nil, "y""#,
            ]
        ),
        (
            "_ m: Mode?, _ b: Bool",
            #"switch (m, b) { case (nil, _): view?.show("n"); case (.busy?, true): view?.show("x"); default: break }"#,
            [
                #"ask(_:_:) when m is nil: m: Mode? = nil, b = false, "n""#,
                #"ask(_:_:) when m is not nil and m is busy and b is true: m = Mode.busy, b = true, "x""#,
                #"ask(_:_:) when m is not nil and m is busy and b is not true: m = Mode.busy, b = false"#,
                #"ask(_:_:) when m is not nil and m is not busy: m = Mode.idle, b = false"#,
            ]
        ),
        (
            "_ n: Int",
            #"switch n { case 1...5: view?.show("x"); case let o where o > 9: view?.show("y"); default: break }"#,
            [
                #"ask(_:) when n is 1 to 5: n = 2, "x""#,
                #"ask(_:) when n > 5 and o > 9: n = 10, "y""#,
                #"ask(_:) when n > 5 and not o > 9: n = 9"#,
                #"ask(_:) when n < 1: n = 0"#,
            ]
        ),
    ])
    func patternsMayAskForMore(_ parameter: String, _ body: String, _ expected: [String]) {
        #expect(tests(ofBody: body, parameter) == expected)
    }

    /// A case of an optional's type stands in no pattern; and of other literals it is not plain what they say.
    @Test(arguments: [
        ("_ m: Mode?", #"switch m { case .idle: view?.show("x"); default: view?.show("y") }"#),
        ("_ n: Int", #"if n == 0xFF { view?.show("x") }"#),
        ("_ s: String", ##"if s == #"x"# { view?.show("x") }"##),
        ("_ s: String", #"async let other = s; view?.show(await other)"#),
    ])
    func whatNoTestCanChooseIsNotFollowed(_ parameter: String, _ body: String) {
        #expect(tests(ofBody: body, parameter) == ["ask(_:): "])
    }
}

import TestSupport

/// A module, made at random, of which a member shares its name with all that may have it: an input, state, a dependency, locals,
/// parameters, cases, overloads, members of other types. The texts say which uses are the member's, so that they can be written
/// with its old name and with its new one. The same for a seed.
struct RandomRename {
    let module: String
    let old: String
    let new: String
    /// The section that asks for the member.
    let section: String
    private let kind: Kind
    private let namesake: Namesake
    private var numbers: SeededGenerator

    private enum Kind: CaseIterable {
        case switching, counting, flag, number

        var isFunction: Bool { self == .switching || self == .counting }
    }

    /// What of the class has the member's name beside it.
    private enum Namesake: CaseIterable { case input, state, dependency, own }

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        module = "M\(seed)"
        old = numbers.one(of: ["flag", "load", "title", "items"])
        new = numbers.one(of: ["toggle", "fetch", "header"])
        kind = numbers.one(of: Kind.allCases)
        namesake = numbers.one(of: Namesake.allCases)
        let sections = ["presenter", "interactor", "router", "view"]
        section = numbers.one(of: namesake == .own || !kind.isFunction ? sections : Array(sections.dropLast()))
    }

    // MARK: Texts; «M» is the member, «P» where a local name hides the new one, «S» where the old one stays as a local name

    /// A text with the name that the member has.
    func before(_ text: String) -> String { text.replacing(/«[MPS]»/) { _ in old } }

    /// A text as it is to be when the member is renamed.
    func after(_ text: String) -> String {
        text.replacing("«M»", with: new).replacing("«P»", with: "self.\(new)").replacing("«S»", with: "\(old) = \(new)")
    }

    /// What is needed once beside all modules.
    static let shared = [
        "Specs/Ringing.viper": "service Ringing { func ring() }\n",
        "Sources/Demo/Shared.swift": "func use<Value>(_ value: Value) {}\nfunc risky() throws {}\n",
    ]

    private var member: String {
        switch kind {
        case .switching: "func «M»(_ on: Bool)"
        case .counting: "func «M»(at index: Int) -> Int"
        case .flag: "var «M»: Bool { get }"
        case .number: "var «M»: Int? { get set }"
        }
    }

    var spec: String {
        var parts = ["presenter": "", "interactor": "", "router": "", "view": ""]
        parts[section] = member
        let taken = namesake == .dependency ? "(\(old): any Ringing)" : namesake == .input ? "(\(old))" : ""
        let state = namesake == .state ? "var \(old) = true" : ""
        func head(_ name: String) -> String {
            section == name && kind.isFunction ? "\(name)\(taken) {\n        \(state)" : "\(name) {"
        }
        return """
            module \(module)\(namesake == .input && kind.isFunction ? "(\(old): Bool)" : "") {
                view {
                    func render(_ on: Bool)
                    func goView()
                    \(parts["view"] ?? "")
                }
                \(head("presenter"))
                    \(parts["presenter"] ?? "")
                    func goPresenter()
                    func told(_ \(old)s: Int) {
                        let \(old)1 = \(old)s
                        view?.render(\(old)1 > 0)
                        \(use(of: ["presenter": "self.", "view": "view?."][section] ?? section + "."))
                    }
                }
                \(head("interactor"))
                    \(parts["interactor"] ?? "")
                    func goInteractor()
                }
                \(head("router"))
                    \(parts["router"] ?? "")
                    func goRouter()
                }
            }

            """
    }

    /// A use of the member behind an expression, in the spec.
    private func use(of base: String) -> String {
        switch kind {
        case .switching: "\(base)«M»(true)"
        case .counting: "_ = \(base)«M»(at: 1)"
        case .flag:
            base == "view?." ? "if view?.«M» == true { view?.render(true) }" : "if \(base)«M» { view?.render(true) }"
        case .number: "\(base)«M» = 3"
        }
    }

    /// As the command line names the member.
    var reference: String {
        let labels = kind == .switching ? "(_:)" : kind == .counting ? "(at:)" : ""
        return "\(module).\(section).\(old)\(labels)"
    }

    var className: String { module + suffix }
    private var suffix: String { section.prefix(1).uppercased() + section.dropFirst() }
    private var protocolName: String { module + suffix + (section == "interactor" ? "Input" : "") + "Protocol" }
    var classPath: String { "Sources/Demo/\(module)/\(className).swift" }
    var otherPath: String { "Sources/Demo/\(module)/\(module)Other.swift" }

    /// The class, from what was generated of it.
    mutating func classText(_ generated: String) -> String {
        var text = generated.replacing("// TODO: go\(suffix)()", with: block(8))
        let (head, signature, body): (String, String, String) =
            switch kind {
            case .switching: ("    func \(old)(", "    func «M»(_ on: Bool)", "use(on)")
            case .counting: ("    func \(old)(", "    func «M»(at index: Int) -> Int", "return index")
            case .flag: ("    var \(old): ", "    var «M»: Bool", "return true")
            case .number: ("    var \(old): ", "    var «M»: Int?", "")
            }
        guard let start = text.range(of: "\n" + head)?.lowerBound else { return text }
        let line = text[text.index(after: start)...].prefix { $0 != "\n" }
        let isBlock = line.hasSuffix("{")
        let rest = text[line.endIndex...]
        let end = isBlock ? rest.range(of: "\n    }")?.upperBound ?? rest.endIndex : line.endIndex
        if isBlock, kind != .number, numbers.below(4) == 0 {
            // Nobody has written it: the stub says its name.
            let stub = text[start..<end].replacing(old, with: "«M»")
            text.replaceSubrange(start..<end, with: stub)
        } else {
            let whole = body.isEmpty ? signature : "\(signature) {\n        \(body)\n    }"
            text.replaceSubrange(start..<end, with: "\n" + whole)
        }
        if namesake == .own || section == "view", kind.isFunction {
            text = text.replacing(" {\n", with: " {\n    var \(old) = true\n", maxReplacements: 1)
        }
        return text
    }

    /// The rest of the class, and other types with members of that name.
    mutating func otherText() -> String {
        let overload =
            kind.isFunction
            ? "func \(old)(_ first: Bool, twice: Bool) { use(first) }" : "func \(old)(_ number: Int) -> Int { number }"
        return """
            enum \(module)Kind { case \(old), other }

            struct \(module)Box {
                var \(old) = 1
                func \(old)(_ on: Bool, _ off: Bool) { use(\(old)) }
            }

            extension \(className) {
                \(overload)

                func helper(\(old): Int, on other: Bool) {
                    use(\(old))
                    \(called("self."))
                }

                func shade(_ \(new): Int) { \(hidden) }

                func other(_ \(old): Bool) {
                    if \(old) { \(called("self.")) }
                }

                func more(_ other: Bool) {
                    \(one)
                    \(one)
                }

                struct Inner {
                    let \(old): Int
                    func run() { use(\(old)) }
                }
            }

            @MainActor
            func outside\(module)(_ part: any \(protocolName), \(old): Int) {
                \(called("part."))
                use(\(old))
            }

            """
    }

    // MARK: Statements

    private mutating func block(_ indent: Int) -> String {
        (0..<(3 + numbers.below(6))).map { _ in one }.joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    private func called(_ base: String) -> String {
        switch kind {
        case .switching: "\(base)«M»(true)"
        case .counting: "use(\(base)«M»(at: 1))"
        case .flag: "if \(base)«M» { use(1) }"
        case .number: "\(base)«M» = 3"
        }
    }

    /// A use where the new name is local.
    private var hidden: String { "use(\(new)); " + called("").replacing("«M»", with: "«P»") }

    private var one: String {
        mutating get {
            let general = [
                called(""), called("self."), "do { let \(new) = 1; \(hidden) }",
                "do { let \(old) = 1; use(\(old)); \(called("self.")) }", "for \(old) in [1, 2] { use(\(old)) }",
                "[1].forEach { \(old) in use(\(old)) }", "if let \(old) = Int(\"1\") { use(\(old)) }",
                "do { guard let \(old) = Int(\"1\") else { return }; use(\(old)) }",
                "switch (1, 2) { case (let \(old), _): use(\(old)) }",
                "do { try risky() } catch let \(old) { use(\(old)) }",
                "do { func \(old)(_ text: String) {}; \(old)(\"x\") }",
                "do { let \(old): (Bool) -> Void = { _ in }; \(old)(true) }",
                "use(\\\(module)Box.\(old))", "use(\(module)Box().\(old))", "use(\(module)Box(\(old): 3))",
                "do { let box = \(module)Box(); box.\(old)(true, false) }",
                "do { let kind: \(module)Kind = .\(old); switch kind { case .\(old): use(1); case .other: use(2) } }",
                "use(\(module)Kind.\(old))", "Task { [weak self] in if let self { \(called("self.")) } }",
                "do { let part: any \(protocolName) = self; \(called("part.")) }",
                "helper(\(old): 1, on: true)", "use(\"\\(\(module)Box().\(old)) \(old)\")  // \(old)",
                "while let \(old) = Int(\"x\") { use(\(old)) }", "do { defer { \(called("")) }; use(0) }",
                "use({ (\(old): Int) in \(old) + 1 }(2))",
            ]
            return numbers.one(of: general + special)
        }
    }

    private var special: [String] {
        let property = namesake == .dependency && section != "view" ? "\(old).ring()" : "if \(old) { \(called("")) }"
        let ofFunction = [
            property, "do { let copy = \(old); use(copy) }", "use(\(old))", "use(\"\\(\(old))\")", "use(self.\(old))",
            "\(old)(true, twice: false)", "self.\(old)(true, twice: true)",
            "[1].forEach { [\(old)] in use($0); use(\(old)) }",
            "do { let \(old) = self.\(old); use(\(old)) }", "use((\(old), 1))",
        ]
        return switch kind {
        case .switching: ofFunction + ["do { let run: (Bool) -> Void = «M»(_:); run(true) }"]
        case .counting: ofFunction + ["use([1].map(self.«M»(at:)))"]
        case .flag:
            [
                "use(\(old)(3))", "use(self.\(old)(4))", "do { let copy = «M»; use(copy) }", "use(\"\\(«M»)\")",
                "if !«M» || self.«M» { use(1) }",
            ]
        case .number:
            [
                "if let «S» { use(\(old)) }", "do { guard let «S» else { return }; use(\(old)) }", "«M»? += 1",
                "[1].forEach { [«S»] in use($0); use(\(old) ?? 0) }", "if let found = «M» { use(found) }",
                "self.«M» = nil", "Task { [weak self] in self?.«M» = 4 }", "use(\(old)(3))",
                "if let «S», \(old) > 1 { let \(new) = 1; use(\(new) + \(old)) }",
                "switch «M» { case 1?: use(1); default: use(2) }",
            ]
        }
    }
}

extension SeededGenerator {
    mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}

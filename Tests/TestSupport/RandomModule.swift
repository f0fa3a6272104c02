/// The spec of one module that says, at random, what the language takes: ownership, effects, generics, closures, and words of
/// Swift's grammar and of generated code as names. The same for a seed, and of other names for another one.
package struct RandomModule: Sendable {
    /// What its names begin with: `M17`.
    package let name: String
    /// The spec.
    package private(set) var text = ""

    private var numbers: SeededGenerator
    private var taken: Set<String> = []

    package init(seed: UInt64) {
        name = "M\(seed)"
        numbers = SeededGenerator(seed: seed)
        text = data() + module() + next()
    }

    /// The verbs of navigation of an app of such modules: one that they call, and some that change with the seed.
    package static func navigation(seed: UInt64) -> String {
        var module = RandomModule(seed: seed)
        module.taken = ["embed", "push", "present", "setRoot", "pop", "popToRoot", "dismiss"]
        // Types of a module stand in them as well.
        return module.data() + "navigation {\n    func embed(_ module: any Destination, in slot: Int = 0)\n"
            + module.lines(module.functions(3).map(\.declaration)) + "}\n"
    }

    // MARK: Names

    private static let plain = [
        "id", "title", "row", "items", "user", "page", "text", "value", "error", "result", "index", "message", "isOn",
    ]
    private static let words = [
        "any", "as", "async", "await", "borrowing", "case", "class", "consume", "consuming", "copy", "default",
        "discard",
        "dynamic", "each", "for", "func", "get", "in", "init", "inout", "is", "isolated", "lazy", "let", "nil",
        "nonisolated", "open", "protocol", "Protocol", "repeat", "Self", "sending", "set", "some", "super",
        "switch", "throws", "true", "try", "Type", "unsafe", "var", "weak", "where", "yield",
    ]
    private static let generated = [
        "assemble", "assembled", "build", "called", "calls", "callsCount", "closure", "delegate", "dependencies",
        "entries", "fixture", "kept", "lock", "log", "made", "makeView", "mock", "module", "navigation", "output",
        "presenter", "record", "receivedArguments", "returnValue", "router", "screen", "state", "view", "withLock",
    ]
    private mutating func one<Value>(_ values: [Value]) -> Value { values[numbers.below(values.count)] }

    private mutating func chance(_ percent: Int) -> Bool { numbers.below(100) < percent }

    /// A name as it stands in Swift, in backticks where it must be.
    private mutating func anyName() -> String {
        switch numbers.below(12) {
        case 0, 1: return one(Self.words)
        case 2: return one(Self.generated)
        default: return one(Self.plain)
        }
    }

    /// One that is not taken in the module.
    private mutating func freshName() -> String {
        let name = anyName()
        // Members cannot be named so.
        let first = ["Protocol", "Self", "Type", "init", "self"].contains(name) ? "own" : name
        var free = first
        while !taken.insert(free).inserted { free = "\(first)\(numbers.below(1000))" }
        return free
    }

    // MARK: Types

    /// A type of values that are equatable and may be sent.
    private mutating func value(_ depth: Int = 2) -> String {
        switch numbers.below(depth > 0 ? 16 : 10) {
        case 10: "[\(value(depth - 1))]"
        case 11: "[String: \(value(depth - 1))]"
        case 12, 13: "\(value(depth - 1))?"
        case 14: one(["Set<Int>", "ClosedRange<Int>", "Array<\(value(depth - 1))>", "Optional<\(value(depth - 1))>"])
        case 15: "\(name)Box<\(value(depth - 1))>"
        default:
            one([
                "Int", "String", "Bool", "Double", "UUID", "URL", "Date", "Data", "Character", "Swift.Int",
                "\(name)Item", "\(name)Item.Kind", "\(name)Item.Part", "\(name)Way", "\(name)Name",
            ])
        }
    }

    /// Any type that is no closure.
    private mutating func type(_ depth: Int = 2) -> String {
        guard chance(30) else { return value(depth) }
        return one([
            "any Error", "(any Error)?", "Any", "AnyHashable", "any \(name)Shape", "[any \(name)Shape]", "any Codable",
            "any Encodable", "any Equatable & Sendable", "(\(value(1)), name: \(value(1)))", "Int.Type",
            "any \(name)Shape.Type", "Result<\(value(1)), any Error>", "Range<Int>", "AsyncStream<\(value(1))>",
            "\(name)Thing", "[\(name)Thing]",
        ])
    }

    private mutating func closure() -> String {
        let effects = one(["", "", " async", " throws", " async throws"])
        return "(\(chance(50) ? "" : value(1)))\(effects) -> \(chance(60) ? "Void" : value(1))"
    }

    // MARK: Functions

    private struct Function {
        var attributes = ""
        var name = ""
        var generics = ""
        /// By which the body knows the parameters.
        var names: Set<String> = []
        /// As they are declared.
        var parameters: [String] = []
        /// As they are handed on to a function that is declared alike; nil for what cannot be handed on.
        var arguments: [String?] = []
        var effects = ""
        var result: String?

        var canBeHandedOn: Bool { !arguments.contains(nil) }

        var declaration: String {
            "\(attributes)func \(name.escaped)\(generics)(\(parameters.joined(separator: ", ")))\(effects)"
                + (result.map { " -> \($0)" } ?? "")
        }

        func call(on receiver: String) -> String {
            (result == nil ? "" : "_ = ") + (effects.contains("throws") ? "try " : "")
                + (effects.contains("async") ? "await " : "")
                + "\(receiver).\(name.escaped)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
        }
    }

    private mutating func function(takesDefaults: Bool = true) -> Function {
        var function = Function(name: freshName())
        function.effects = one(["", "", "", " async", " throws", " async throws", " throws(\(name)Error)"])
        if chance(50) { function.result = chance(8) ? one(["Self", "Self?"]) : type() }
        if chance(12) {
            function.generics = one(["<Each>", "<Each: Equatable>", "<Each: Sendable & Codable>"])
            if chance(30) { function.result = one(["Each", "Each?", "[Each]"]) }
        }
        for _ in 0..<numbers.below(4) { add(&function, takesDefaults: takesDefaults) }
        if chance(1) { function.attributes = one(["@discardableResult ", "@concurrent "]) }
        if !function.generics.isEmpty, !function.parameters.contains(where: { $0.contains("Each") }) {
            function.parameters.append("each last: Each")
            function.arguments.append("each: last")
        }
        return function
    }

    private mutating func add(_ function: inout Function, takesDefaults: Bool) {
        let own = anyName()
        guard function.names.insert(own).inserted else { return }
        let follows = function.parameters.last?.hasSuffix("...") == true
        let label = chance(30) && !follows ? "_" : chance(30) ? anyName() : own
        var (type, argument, defaultValue) = (type(), own.escaped, "")
        // Swift 6.3 crashes where a tuple is borrowed or consumed.
        let isTuple = type.hasPrefix("(")
        switch numbers.below(18) {
        case 0:
            type = "inout " + type
            argument = "&" + argument
        case 1 where !isTuple:
            type = "borrowing " + type
            argument = "copy " + argument
        case 2:
            let specifier = one(["consuming ", "sending "])
            if !isTuple { type = specifier + type }
        case 3: type = closure()
        case 4: type = "@escaping " + one(["", "@Sendable ", "@MainActor "]) + closure()
        case 5: type = "(\(closure()))?"
        case 6:
            type = one(["@autoclosure () -> ", "@autoclosure @escaping () -> "]) + type
            argument += "()"
        case 7: type = one(["some Equatable", "some Collection<Int>", "(some Sendable)?", "some \(name)Shape"])
        case 8 where !function.parameters.contains { $0.hasSuffix("...") || $0.contains(" = ") }: type += "..."
        case 9 where !function.generics.isEmpty: type = one(["Each", "[Each]", "Each?", "Each.Type", "(Each) -> Void"])
        case 10 where takesDefaults && !function.parameters.contains { $0.hasSuffix("...") }:
            (type, defaultValue) = one([
                ("Int", " = 1"), ("String?", " = nil"), ("[Int]", " = [1, 2]"), ("Bool", " = true"),
            ])
        case 11: type = "\(name)Handler"
        // Refused in most places, and to compile in all others.
        case 12 where chance(15):
            type = one([
                "Self", "[Self]", "Self?", "[[Self]]", "() -> Self", "~Copyable",
            ])
        default: break
        }
        let (declared, called) = label == "inout" ? ("`inout`", "`inout`") : ("`\(label)`", label)
        let isKeyword = ["inout", "let", "var"].contains(label)
        let names = label == own ? isKeyword ? declared : own : "\(isKeyword ? declared : label) \(own.escaped)"
        function.parameters.append("\(names): \(type)\(defaultValue)")
        function.arguments.append(type.hasSuffix("...") ? nil : (label == "_" ? "" : called + ": ") + argument)
    }

    private mutating func functions(_ most: Int, takesDefaults: Bool = true) -> [Function] {
        (0..<numbers.below(most + 1)).map { _ in function(takesDefaults: takesDefaults) }
    }

    private mutating func property() -> String {
        "var \(freshName().escaped): \(type()) { \(one(["get", "get", "get set", "get async", "get throws"])) }"
    }

    // MARK: Declarations

    private mutating func data() -> String {
        var fields: Set<String> = ["kind"]
        let stored = (0..<numbers.below(4)).map { _ in anyName() }.filter { fields.insert($0).inserted }
            .map {
                "\(one(["let", "var"])) \($0.escaped): \(one(["Int", "String", "[Int]?", "URL", "\(name)Name", "Part"]))"
            }
        let members = functions(3, takesDefaults: false).map(\.declaration) + (chance(50) ? [property()] : [])
        taken = []
        return """
            struct \(name)Item: Equatable {
            \(chance(3) ? "    static let late = 1\n" : "")\
                enum Kind: String, CaseIterable { case first, `default`, \(one(Self.words))2 }
                struct Part: Hashable { let id: Int; var \(anyName())2: Int? = nil }
                let kind: Kind
            \(stored.map { "    \($0)\n" }.joined())}
            entity \(name)Thing: Codable, Identifiable { let id: Int; var \(anyName())3: [Date] = [] }
            struct \(name)Box<Value: Equatable & Sendable>: Equatable, Sendable { let value: Value }
            enum \(name)Way: Equatable { case up, \(anyName())2(\(name)Item.Kind, by: Int) }
            enum \(name)Error: Error { case missing(Int), other }
            protocol \(name)Shape\(one(["", ": AnyObject", ": Sendable"])) {
            \(members.map { "    \($0)\n" }.joined())}
            typealias \(name)Name = String
            typealias \(name)Handler = \(one(["", "@Sendable "]))(Int) -> Void
            extension \(name)Item { func twice(_ number: Int) -> Int { number * 2 } }

            """
    }

    private mutating func module() -> String {
        let inputs = (0..<numbers.below(3)).map { _ in (freshName(), chance(70) ? value() : closure()) }
        let view = functions(4)
        let output = functions(3, takesDefaults: false)
        let router = functions(2)
        let delegate = functions(2)
        let service = functions(4)
        taken.insert("load")
        var presenter = inputs.isEmpty ? [] : functions(1).map { $0.declaration }
        if chance(40) { presenter.append("var \(freshName().escaped) = 0") }
        if chance(40) { presenter.append(property()) }
        let targets = [("view?", view), ("router", router), ("delegate?", delegate)]
        for (receiver, functions) in targets {
            for function in functions where chance(60) && function.canBeHandedOn {
                presenter.append(caller(function, on: receiver))
            }
        }
        let handed = output.map { $0.declaration + ($0.result == nil && chance(50) ? " {}" : "") }
        var route = [router.map(\.declaration), openers()].flatMap(\.self)
        let (alias, hasAlias) = ("typealias \(name)Own = \(type())", chance(20))
        if hasAlias { route.append(alias) }
        let settings = chance(12) ? "    emit contract, mocks\n" : chance(8) ? "    ui swiftui\n" : ""
        // A link of another type is refused; where a person wrote the class, it is theirs.
        if settings.isEmpty, chance(15) { presenter.append("var view: (any \(name)ViewProtocol)? { get set }") }
        // The class has them by a person's hand.
        if settings.contains("emit"), chance(40) {
            presenter.append(one(["init(limit: Int)", "subscript(day: \(value())) -> Int { get }"]))
        }
        let provided = "dependencies.\(one(Self.plain))Of\(name)"
        let conditions = (0..<3).map { _ in chance(6) ? conditional() : [] }
        let line = chance(20) ? "    let own\(name): any \(name)Store = \(provided)\n" : ""
        var interactor = [function().declaration, "func load() async throws -> [\(name)Item]"]
        for function in output where chance(60) && function.canBeHandedOn {
            interactor.append(caller(function, on: "output?"))
        }
        let calls = service.filter {
            $0.canBeHandedOn && !$0.effects.contains("async") && $0.result?.contains("Self") != true
        }
        for function in calls where chance(50) { interactor.append(caller(function, on: "store\(name)")) }
        let parameters = inputs.map { "\($0.0.escaped): \($0.1)" }.joined(separator: ", ")
        let taking = inputs.map(\.0.escaped).joined(separator: ", ")
        return """
            service \(name)Store {
            \(lines(service.map(\.declaration) + (chance(40) ? [property()] : [])))}
            \(one(["", "public "]))module \(name)\(parameters.isEmpty ? "" : "(\(parameters))") {
            \(settings)\(line)
                view {\n\(lines(view.map(\.declaration) + (chance(50) ? [property()] : []) + conditions[0]))}
                presenter\(taking.isEmpty ? "" : "(\(taking))") {\n\(lines(presenter + conditions[1]))}
                interactor(store\(name): any \(name)Store\(line.isEmpty ? "" : ", own\(name)")) {\n\(lines(interactor))}
                output {\n\(lines(handed))}
                router {\n\(lines(route + conditions[2]))}
                delegate {\n\(lines(delegate.map(\.declaration)))}
                \(chance(40) ? "interface {\n\(lines(functions(2).map(\.declaration)))}" : "")
            }

            """
    }

    /// Members of which the compiler sees none here.
    private mutating func conditional() -> [String] {
        [
            "#if DEBUG", "func \(freshName().escaped)()", one(["#elseif os(Windows)", "#endif\n#if swift(<5)"]),
            property(),
        ]
            + ["#endif"]
    }

    /// Ways to the next module.
    private mutating func openers() -> [String] {
        let next = "\(name)NextModule(id: 1\(chance(50) ? ", delegate: nil" : ""))"
        let calls = [
            "push(\(next))", "present(\(next), in: .navigation)", "embed(\(next), in: 2)", "embed(\(next))", "pop()",
        ]
        return calls.filter { _ in chance(30) }.map { "func \(freshName().escaped)() { navigation.\($0) }" }
    }

    /// A module to go to.
    private mutating func next() -> String {
        """
        module \(name)Next(id: Int) {
            view { func show(_ id: Int) }
            presenter(id) { func viewDidLoad() { view?.show(id) } }
            delegate { func \(one(Self.plain))Of\(name)(_ item: \(value())) }
        }

        """
    }

    private func lines(_ members: [String]) -> String { members.map { "        \($0)\n" }.joined() }

    /// A function that hands on what it takes.
    private mutating func caller(_ function: Function, on receiver: String) -> String {
        var caller = function
        caller.name = freshName()
        caller.result = nil
        caller.parameters = function.parameters.map { String($0.prefix { $0 != "=" }) }
        // A parameter may be called as the receiver is, or as the instance itself.
        let isHidden = function.names.contains(String(receiver.prefix(while: \.isLetter)))
        guard !isHidden || !function.names.contains("self") else { return caller.declaration }
        return caller.declaration + " { \(function.call(on: (isHidden ? "self." : "") + receiver)) }"
    }
}

extension String {
    private static let reserved: Set = [
        "Protocol", "Self", "Type", "any", "as", "await", "case", "class", "default", "for", "func", "in", "init",
        "inout",
        "is", "let", "nil", "protocol", "repeat", "self", "super", "switch", "throws", "true", "try", "var", "where",
    ]

    fileprivate var escaped: String { Self.reserved.contains(self) ? "`\(self)`" : self }
}

/// The spec of a module that changes at random, the same in every run.
package struct RandomSpec: Sendable {
    private struct Member {
        var name: String
        var parameters: [String] = []
        var effects = ""
        var result = ""
        var hasBody = false

        func text(mayHaveBody: Bool) -> String {
            let body = hasBody && mayHaveBody ? (result.isEmpty ? " {}" : " { \(result == "Int" ? "3" : "\"\"") }") : ""
            return "func \(name)(\(parameters.joined(separator: ", ")))\(effects)"
                + (result.isEmpty ? "" : " -> \(result)") + body
        }
    }

    /// What all of them share: a spec of its own.
    package static let services = "service Store { func a() }\nservice Clock { func b() }\n"

    /// For what a test decides beside.
    package var numbers: SeededGenerator
    private let module: String
    private var sections = [[Member]](repeating: [], count: Self.names.count)
    private var dependencies: [String] = []
    private var variables: [String] = []
    private var count = 0

    private static let names = ["view", "presenter", "interactor", "output", "router"]
    private static let stored = ["store: any Store", "clock: any Clock", "limit: Int"]

    package init(seed: UInt64, module: String = "List") {
        numbers = SeededGenerator(seed: seed)
        self.module = module
        for _ in 0..<6 { add() }
    }

    /// The module, as it is now.
    package var text: String {
        let stored = Self.stored.filter { dependencies.contains($0) }
        var text = "module \(module) {\n"
        for (name, members) in zip(Self.names, sections) {
            let head = name == "interactor" && !stored.isEmpty ? "(\(stored.joined(separator: ", ")))" : ""
            text += "    \(name)\(head) {\n"
            if name == "presenter" { text += variables.map { "        var \($0) = 0\n" }.joined() }
            text += members.map { "        " + $0.text(mayHaveBody: name != "view") + "\n" }.joined() + "    }\n"
        }
        return text + "}\n"
    }

    /// What a person may write in a member: no two are the same.
    package mutating func body() -> String {
        count += 1
        return "        // mine \(count)\n        work( \(count),   again )\n"
    }

    private mutating func add() {
        count += 1
        var member = Member(name: "m\(count)")
        if numbers.below(2) == 0 { member.parameters = ["a: Int"] }
        if numbers.below(4) == 0 { member.result = "Int" }
        member.hasBody = numbers.below(3) == 0
        sections[numbers.below(sections.count)].append(member)
    }

    /// One or two things change.
    package mutating func change() {
        for _ in 0...numbers.below(2) { changeOnce() }
    }

    private mutating func changeOnce() {
        let section = numbers.below(sections.count)
        guard !sections[section].isEmpty else { return add() }
        let index = numbers.below(sections[section].count)
        switch numbers.below(10) {
        case 0: add()
        case 1: sections[section].remove(at: index)
        case 2: sections[section][index].parameters.append("p\(numbers.below(9)) value\(count): String")
        case 3: sections[section][index].parameters = ["other name: [Int]"]
        case 4: sections[section][index].effects = ["", " async", " throws", " async throws"][numbers.below(4)]
        case 5: sections[section][index].result = ["", "Int", "String"][numbers.below(3)]
        case 6, 7: sections[section][index].hasBody.toggle()
        case 8: toggle(Self.stored[numbers.below(Self.stored.count)], in: \.dependencies)
        default: toggle("v\(numbers.below(3))", in: \.variables)
        }
        count += 1
    }

    private mutating func toggle(_ name: String, in list: WritableKeyPath<RandomSpec, [String]>) {
        if let index = self[keyPath: list].firstIndex(of: name) {
            self[keyPath: list].remove(at: index)
        } else {
            self[keyPath: list].append(name)
        }
    }
}

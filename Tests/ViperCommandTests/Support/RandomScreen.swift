import TestSupport

/// The spec of a module that knows others, and that changes at random.
struct RandomScreen {
    private struct Member {
        var name: String
        /// Of a parameter, where it has one.
        var type: String?
        var hasBody = false

        var call: String { name + (type == nil ? "()" : "(a: \(type == "Int" ? "1" : "a"))") }
        var declaration: String { "func \(name)(\(type.map { "a: " + $0 } ?? ""))" }
    }

    let name: String
    private var inputs: [String] = []
    private var fields = ["id: Int"]
    private var dependencies: [String] = []
    private var members = [[Member]](repeating: [], count: Self.sections.count)
    private var state: [String] = []
    private var delegate: [String] = []
    private var isOpened = false
    /// Modules that it opens, listens to, and whose row or view it knows; those that are gone do not count.
    private var opened: [String] = []
    private var heard: [String] = []
    private var rowsOf: [String] = []
    private var viewOf: String?

    private static let sections = ["view", "presenter", "interactor", "output", "router"]

    init(_ name: String, _ numbers: inout SeededGenerator) {
        self.name = name
        for section in Self.sections.indices { addMember(to: section, &numbers) }
    }

    // MARK: Changes

    mutating func change(among others: [String], _ numbers: inout SeededGenerator) {
        let other = others[numbers.below(others.count)]
        switch numbers.below(20) {
        case 0...3: addMember(to: numbers.below(members.count), &numbers)
        case 4...6: changeMember(&numbers) { $0.hasBody.toggle() }
        case 7: changeMember(&numbers) { $0.type = $0.type == nil ? "Int" : nil }
        case 8, 9:
            let section = numbers.below(members.count)
            if members[section].count > 1 { members[section].remove(at: numbers.below(members[section].count)) }
        case 10: Self.toggle("input\(numbers.below(2))", in: &inputs)
        case 11: Self.toggle(["title: String", "count: Int", "picture: Picture"][numbers.below(3)], in: &fields)
        case 12: Self.toggle(["store: any Store", "clock: any Clock"][numbers.below(2)], in: &dependencies)
        case 13: Self.toggle("state\(numbers.below(2))", in: &state)
        case 14: Self.toggle("\(name.lowercased())Did\(numbers.below(2))", in: &delegate)
        case 15, 16: Self.toggle(other, in: &opened)
        case 17: Self.toggle(other, in: &heard)
        case 18: Self.toggle(other, in: &rowsOf)
        default: viewOf = viewOf == nil && other != name ? other : nil
        }
    }

    private mutating func addMember(to section: Int, _ numbers: inout SeededGenerator) {
        let type = [nil, nil, "Int", "Picture"][numbers.below(4)]
        members[section].append(
            Member(name: "m\(numbers.below(1_000))", type: type, hasBody: numbers.below(2) == 0))
    }

    private mutating func changeMember(_ numbers: inout SeededGenerator, _ change: (inout Member) -> Void) {
        let section = numbers.below(members.count)
        guard !members[section].isEmpty else { return }
        change(&members[section][numbers.below(members[section].count)])
    }

    private static func toggle(_ element: String, in list: inout [String]) {
        if let index = list.firstIndex(of: element) { list.remove(at: index) } else { list.append(element) }
    }

    // MARK: Text

    /// The module, as it stands among all of them.
    func text(among all: [String: RandomScreen]) -> String {
        let inputs = inputs.map { $0 + ": Int" }.joined(separator: ", ")
        var text = "module \(name)\(inputs.isEmpty ? "" : "(\(inputs))") {\n"
        text += "    struct \(name)Row: Equatable { \(fields.map { "let " + $0 }.joined(separator: "; ")) }\n"
        for (section, role) in Self.sections.enumerated() {
            text += "    \(role)\(head(of: role, among: all)) {\n"
            for line in lines(of: section, among: all) { text += "        \(line)\n" }
            text += "    }\n"
        }
        if !delegate.isEmpty { text += "    delegate { \(delegate.map { "func \($0)()" }.joined(separator: "; ")) }\n" }
        for other in heard {
            guard let screen = all[other], !screen.delegate.isEmpty else { continue }
            text += "    on \(other) { \(screen.delegate.map { "func \($0)() {}" }.joined(separator: "; ")) }\n"
        }
        return text + "}\n"
    }

    private func head(of role: String, among all: [String: RandomScreen]) -> String {
        switch role {
        case "view":
            if let viewOf, all[viewOf] != nil { return ": \(viewOf)ViewProtocol" }
            return ""
        case "interactor":
            let taken = inputs + dependencies
            return taken.isEmpty ? "" : "(\(taken.joined(separator: ", ")))"
        default: return ""
        }
    }

    private func lines(of section: Int, among all: [String: RandomScreen]) -> [String] {
        let role = Self.sections[section]
        var lines = role == "presenter" ? state.map { "var \($0) = 0" } : []
        for member in members[section] {
            lines.append(member.declaration + (member.hasBody && role != "view" ? " \(body(in: role))" : ""))
        }
        if role == "output" {
            lines += rowsOf.filter { all[$0] != nil }.map { "func use\($0)(_ row: \($0)Row) {}" }
        }
        if role == "router" {
            for other in opened {
                guard let screen = all[other] else { continue }
                let arguments =
                    screen.inputs.map { $0 + ": 1" } + (screen.delegate.isEmpty ? [] : ["delegate: nil"])
                lines.append(
                    "func open\(other)() { navigation.push(\(other)Module(\(arguments.joined(separator: ", ")))) }")
            }
        }
        return lines
    }

    /// A body that calls what the next part has first.
    private func body(in role: String) -> String {
        let (place, access) =
            switch role {
            case "presenter": (2, "interactor.")
            case "interactor": (3, "output?.")
            case "output": (0, "view?.")
            default: (0, "")
            }
        guard !access.isEmpty, let called = members[place].first(where: { $0.type != "Picture" }) else { return "{}" }
        return "{ \(access)\(called.call) }"
    }
}

import TestSupport

/// The spec of a module that knows others, and that changes at random.
struct RandomScreen {
    private struct Member {
        var name: String
        /// Of a parameter, where it has one.
        var type: String?
        var hasBody = false

        /// A call of it by a member that has a parameter of this type.
        func call(handing own: String?) -> String {
            guard let type else { return name + "()" }
            return "\(name)(a: \(own == type ? "a" : type == "Int" ? "1" : "Item(part: Part())"))"
        }
        var declaration: String { "func \(name)(\(type.map { "a: " + $0 } ?? ""))" }
    }

    let name: String
    private var inputs: [String] = []
    private var fields = ["id: Int"]
    private var dependencies: [String] = []
    private var members = [[Member]](repeating: [], count: Self.sections.count)
    private var state: [String] = []
    private var delegate: [String] = []
    private var isPublic = false
    /// Opens a module that may be missing, and asks for an interface that no module has.
    private var loose: [String] = []
    private var inherited: [String] = []
    /// Modules that it opens, listens to, and whose row or view it knows; those that are gone do not count.
    private var opened: [String] = []
    private var heard: [String] = []
    private var rowsOf: [String] = []
    private var viewOf: String?
    /// Mentioned where no other module can see it.
    private var viewInside: String?

    private static let sections = ["view", "presenter", "interactor", "output", "router"]

    init(_ name: String, _ numbers: inout SeededGenerator) {
        self.name = name
        for section in Self.sections.indices { addMember(to: section, &numbers) }
    }

    // MARK: Changes

    mutating func change(among others: [String], _ numbers: inout SeededGenerator) {
        let other = others[numbers.below(others.count)]
        switch numbers.below(26) {
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
        case 19: viewInside = viewInside == nil && other != name ? other : nil
        case 20: isPublic.toggle()
        case 21: Self.toggle(["More1Module()", "\(other)ModuleProtocol.self"][numbers.below(2)], in: &loose)
        case 22: Self.toggle("Shown", in: &inherited)
        case 23, 24: addMember(to: 1 + numbers.below(3), &numbers, type: "Item")
        default: viewOf = viewOf == nil && other != name ? other : nil
        }
    }

    private mutating func addMember(to section: Int, _ numbers: inout SeededGenerator, type: String? = nil) {
        let type = type ?? [nil, nil, nil, "Int", "Int", "Picture", "Item", "Thing"][numbers.below(8)]
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
        var text = (isPublic ? "public " : "") + "module \(name)\(inputs.isEmpty ? "" : "(\(inputs))") {\n"
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
            let view = viewOf.flatMap { all[$0] }.map { ["\($0.name)ViewProtocol"] } ?? []
            let protocols = inherited + view
            return protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
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
            lines.append(
                member.declaration + (member.hasBody && role != "view" ? " \(body(of: member, in: role))" : ""))
        }
        if role == "output" {
            lines += rowsOf.filter { all[$0] != nil }.map { "func use\($0)(_ row: \($0)Row) {}" }
        }
        if role == "interactor", let viewInside, all[viewInside] != nil {
            lines.append("func look(at view: any \(viewInside)ViewProtocol)")
        }
        if role == "router" {
            for (number, text) in loose.enumerated() { lines.append("func loose\(number)() { _ = \(text) }") }
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
    private func body(of member: Member, in role: String) -> String {
        let (place, access) =
            switch role {
            case "presenter": (2, "interactor.")
            case "interactor": (3, "output?.")
            case "output": (0, "view?.")
            default: (0, "")
            }
        guard !access.isEmpty, let called = members[place].first(where: { $0.type != "Picture" && $0.type != "Thing" })
        else { return "{}" }
        return "{ \(access)\(called.call(handing: member.type)) }"
    }
}

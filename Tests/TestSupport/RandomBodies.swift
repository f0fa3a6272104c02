/// A module whose presenter has bodies made at random, of what tests of flows follow: what these say of each path is held
/// against what the compiled body does. The same for a seed.
package struct RandomBodies {
    /// The types of which bodies have values.
    private enum Kind: CaseIterable {
        case number, text, flag, mode, row, rows, maybeRow, maybeText, state

        var type: String {
            switch self {
            case .number: "Int"
            case .text: "String"
            case .flag: "Bool"
            case .mode: "Mode"
            case .row: "Row"
            case .rows: "[Row]"
            case .maybeRow: "Row?"
            case .maybeText: "String?"
            case .state: "Loadable<[Row]>"
            }
        }

        /// The presenter's own property; a row has none.
        var property: String? {
            switch self {
            case .number: "page"
            case .text: "query"
            case .flag: "isLoading"
            case .mode: "mode"
            case .row: nil
            case .rows: "rows"
            case .maybeRow: "selected"
            case .maybeText: "note"
            case .state: "state"
            }
        }
    }

    /// The spec of the types that the modules have in common.
    package static let data = """
        enum Mode: Equatable { case idle, busy, failed(String) }
        enum Fault: Error, Equatable { case offline, code(Int) }
        struct Row: Equatable { let id: Int, title: String, isDone: Bool, mode: Mode, note: String?, tags: [String] }
        enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable { case idle, loaded(Value), failed(String) }

        """

    private var numbers: SeededGenerator
    /// The names that can be read where the next expression stands, without the presenter's own.
    private var names: [(name: String, kind: Kind)] = []
    private var lastName = 0

    /// The spec of a module of that name, with so many bodies.
    package static func module(_ name: String, bodies: Int, seed: UInt64) -> String {
        var random = RandomBodies(numbers: SeededGenerator(seed: seed))
        let members = (0..<bodies).map { random.member("act\($0)") }
        return """
            module \(name) {
                view {
                    func show(_ text: String)
                    func count(_ number: Int)
                    func put(_ row: Row?)
                    func list(_ rows: [Row])
                    var isBusy: Bool { get set }
                }
                presenter {
                    var page = 0
                    var query = ""
                    var isLoading = false
                    var mode = Mode.idle
                    var rows: [Row] = []
                    var selected: Row?
                    var note: String?
                    var state: Loadable<[Row]> = .idle

            \(members.joined())
                    func named(_ text: String?) -> String? { text?.uppercased() ?? query }
                    func chosen(_ row: Row?, _ isOn: Bool) -> Row? { if isOn { return row }; return selected }
                    func isGood(_ text: String, _ isOn: Bool) -> Bool { !text.isEmpty && isOn || isLoading }
                    func tell(_ text: String?, of row: Row?) { view?.show(text ?? row?.title ?? "nothing") }
                }
                interactor {
                    func keep(_ row: Row)
                    func title(of page: Int) -> String
                    func all() throws -> [Row]
                }
                router { func open(_ row: Row?) }
                delegate { func didEnd(_ number: Int) }
            }

            """
    }

    private mutating func member(_ name: String) -> String {
        lastName = 0
        names = []
        for _ in 0..<numbers.below(3) { names.append((newName(), one(Kind.allCases))) }
        let parameters = names.map { "_ \($0.name): \($0.kind.type)" }.joined(separator: ", ")
        return "        func \(name)(\(parameters)) {\n" + block(depth: 0, indent: 12) + "        }\n"
    }

    private mutating func one<Value>(_ values: [Value]) -> Value { values[numbers.below(values.count)] }

    private mutating func newName() -> String {
        lastName += 1
        return "x\(lastName)"
    }

    // MARK: - Statements

    private mutating func block(depth: Int, indent: Int) -> String {
        let outer = names
        defer { names = outer }
        var text = ""
        for _ in 0..<(1 + numbers.below(depth == 0 ? 4 : 2)) { text += statement(depth, indent) }
        return text
    }

    private mutating func statement(_ depth: Int, _ indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        guard depth < 3 else { return space + action() + "\n" }
        switch numbers.below(14) {
        case 0: return space + "if \(condition()) " + braces(depth, indent, binding: [])
        case 1:
            return space + "if \(condition()) " + braces(depth, indent, binding: []).dropLast() + " else "
                + braces(depth, indent, binding: [])
        case 2: return space + "guard \(condition()) else { \(action()); return }\n"
        case 3:
            let (name, kind) = (newName(), one([Kind.maybeRow, .maybeText]))
            let head = "if let \(name) = \(path(kind)) "
            return space + head + braces(depth, indent, binding: [(name, kind == .maybeRow ? .row : .text)])
        case 4:
            let (name, value) = (newName(), path(.maybeRow))
            defer { names.append((name, .row)) }
            return space + "guard let \(name) = \(value) else { \(action()); return }\n" + space + "_ = \(name)\n"
        case 5:
            let name = newName()
            return space + "switch \(path(.mode)) {\n" + space + "case .idle: \(one(["break", action()]))\n" + space
                + "case .failed(let \(name)): view?.show(\(name))\n" + space + "default: \(action())\n" + space + "}\n"
        case 6:
            let call = one(["rows = try interactor.all()", "let found = try interactor.all(); view?.list(found)"])
            return space + "do { \(call); \(action()) } catch { \(action()) }\n"
        case 7:
            let (name, kind) = (newName(), one(Kind.allCases))
            // The compiler sees through constants, and warns of what is never executed.
            let isConstant = [.number, .flag, .mode, .state].contains(kind)
            let line = space + "let \(name): \(kind.type) = \(isConstant ? path(kind) : value(kind))\n"
            names.append((name, kind))
            return line + space + "_ = \(name)\n"
        case 8:
            let (name, kind) = (newName(), one([Kind.maybeText, .maybeRow]))
            let line = space + "var \(name): \(kind.type) = \(value(kind))\n"
            let change = one(["\(name) = \(value(kind))\n", "if \(path(.flag)) { \(name) = \(value(kind)) }\n"])
            names.append((name, kind))
            let use = kind == .maybeRow ? "view?.put(\(name))\n" : "view?.show(\(name) ?? \"nothing\")\n"
            return line + space + change + space + use
        case 9:
            let name = newName()
            return space + "switch \(path(.state)) {\n" + space + "case .loaded(let \(name)): view?.list(\(name))\n"
                + space + "case .idle: \(action())\n" + space + "case .failed(_): \(action())\n" + space + "}\n"
        default: return space + action() + "\n"
        }
    }

    private mutating func braces(_ depth: Int, _ indent: Int, binding bound: [(name: String, kind: Kind)]) -> String {
        let outer = names
        defer { names = outer }
        names += bound
        // The compiler warns of names that are not used.
        let uses = bound.map { String(repeating: " ", count: indent + 4) + "_ = \($0.name)\n" }.joined()
        return "{\n" + uses + block(depth: depth + 1, indent: indent + 4) + String(repeating: " ", count: indent)
            + "}\n"
    }

    /// A statement of one line: a call, or an assignment.
    private mutating func action() -> String {
        switch numbers.below(13) {
        case 12: return "tell(\(value(.maybeText)), of: \(value(.maybeRow)))"
        case 0, 1: return "view?.show(\(value(.text)))"
        case 2: return "view?.count(\(value(.number)))"
        case 3: return "view?.put(\(value(.maybeRow)))"
        case 4: return "view?.list(\(value(.rows)))"
        case 5: return "view?.isBusy = \(value(.flag))"
        case 6: return "interactor.keep(\(value(.row)))"
        case 7: return one(["router.open(\(value(.maybeRow)))", "delegate?.didEnd(\(value(.number)))"])
        case 8: return one(["page += 1", "isLoading.toggle()", "rows.append(\(value(.row)))", "query += \"!\""])
        default:
            let kind = one(Kind.allCases.filter { $0.property != nil })
            let (property, value) = (kind.property ?? "_", value(kind))
            // The compiler refuses what is assigned to itself.
            return property == value ? "page -= 1" : "\(property) = \(value)"
        }
    }

    // MARK: - Expressions

    /// A name of that type.
    private mutating func path(_ kind: Kind) -> String {
        let paths = names.filter { $0.kind == kind }.map(\.name) + [kind.property].compactMap(\.self)
        return paths.isEmpty ? made : one(paths)
    }

    private let made = "Row(id: 1, title: \"made\", isDone: true, mode: .busy, note: nil, tags: [])"

    private mutating func value(_ kind: Kind) -> String {
        switch (kind, numbers.below(3)) {
        case (.number, 0):
            one(["0", "7", "\(path(.rows)).count", "\(path(.number)) + 1", "\(path(.row)).id"])
        case (.text, 0):
            one([
                "\"a\"", "\"\"", "\(path(.maybeText)) ?? \"none\"", "\"\\(\(path(.number))) of them\"",
                "\(path(.text)) + \"!\"", "\(path(.maybeRow))?.title ?? \"no row\"", "\(path(.row)).title",
                "interactor.title(of: \(path(.number)))", "\(path(.flag)) ? \"on\" : \"off\"",
            ])
        case (.flag, 0): one(["!\(path(.flag))", "\(path(.number)) > 3", "\(path(.rows)).isEmpty", "true", "false"])
        case (.mode, 0): one([".idle", ".busy", ".failed(\"x\")", "Mode.busy"])
        case (.row, 0): made
        case (.state, 0): one([".idle", ".loaded(\(path(.rows)))", ".failed(\"x\")"])
        case (.rows, 0): one(["[]", "[\(path(.row))]", "\(path(.rows)) + [\(path(.row))]"])
        case (.maybeRow, 0): one(["nil", path(.row), "chosen(\(path(.maybeRow)), \(path(.flag)))"])
        case (.maybeText, 0):
            one(["nil", "\"b\"", path(.text), "\(path(.maybeRow))?.title", "named(\(path(.maybeText)))"])
        default: path(kind)
        }
    }

    private mutating func condition() -> String {
        switch numbers.below(11) {
        case 0: path(.flag)
        case 1: "!\(path(.flag))"
        case 2: "\(path(.mode)) == \(one([".idle", ".busy"]))"
        case 3: "\(path(.mode)) != .busy"
        case 4: "case .failed(_) = \(path(.mode))"
        case 5: "\(path(.text)).isEmpty"
        case 6: "\(path(.rows)).isEmpty"
        case 7: "\(path(.maybeText)) \(one(["==", "!="])) nil"
        case 8: "\(path(.maybeRow)) == nil"
        case 9: "\(path(.flag)) \(one(["&&", "||"])) \(path(.flag))"
        default: "isGood(\(path(.text)), \(path(.flag)))"
        }
    }
}

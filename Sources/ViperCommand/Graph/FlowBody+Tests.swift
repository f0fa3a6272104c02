import AppGraph
import ViperGeneration
import ViperModel
import ViperSpec

extension FlowBody {
    /// Returns the bodies of a module, for sequence diagrams. The generated tests of a body determine its paths and
    /// calls.
    static func bodies(of module: Module, _ flows: FlowTests, _ naming: Naming) -> [FlowBody] {
        let participants = Participants(of: module, naming)
        var bodies: [FlowBody] = []
        for test in flows.tests(of: module) {
            let owner = Participant(test.subject, of: module)
            let path = Path(
                condition: test.conditions.joined(separator: " and "), calls: test.calls.map(participants.call),
                unknownReason: test.calls.isEmpty ? test.omitted?.reason : nil)
            if let last = bodies.last, last.owner == owner, last.member == test.member, !path.condition.isEmpty {
                bodies[bodies.count - 1].paths.append(path)
            } else {
                bodies.append(
                    FlowBody(
                        owner: owner, member: test.member,
                        caller: owner == .presenter ? participants.callers[test.member] : nil, paths: [path]))
            }
        }
        return bodies
    }
}

extension FlowBody.Participant {
    fileprivate init(_ part: ModulePart, of module: Module) {
        self.init(part.kind, named: part.kind == .interactor ? module.interactors[part.index].name : nil)
    }

    fileprivate init(_ kind: SectionKind, named name: String? = nil) {
        let role = MapPart.Role(rawValue: kind.rawValue)
        self = role.map { FlowBody.Participant.part($0, name: name) } ?? .other(kind.rawValue)
    }
}

/// The participants of a module's sequence diagrams. The call log of generated tests names them, as in `view.show(_:)`.
private struct Participants {
    /// The participants by the name of the property that refers to them, such as `view`.
    private var named: [String: FlowBody.Participant] = ["navigation": .navigation]
    /// The callers of the presenter's members, by member: the view, or another module.
    private(set) var callers: [String: FlowBody.Participant] = [:]

    init(of module: Module, _ naming: Naming) {
        for kind in PartLink.rows(of: .presenter).map(\.section) where kind != .interactor {
            named[naming[kind].property] = FlowBody.Participant(kind)
        }
        named[naming.output.property] = .presenter
        for interactor in module.interactors {
            named[naming.interactorProperty(interactor.name)] = .part(.interactor, name: interactor.name)
        }
        for delegation in module.delegations {
            for member in delegation.section.members { callers[member.fullName] = .other(delegation.module) }
        }
        for member in module.interface?.members ?? [] { callers[member.fullName] = .other("opener") }
        for member in module.presenter.members + module.presenter.inheritedMembers { callers[member.fullName] = .view }
    }

    /// Returns the call that an entry of the call log describes: `view.show(_:)`.
    func call(_ entry: String) -> FlowBody.Call {
        guard let dot = entry.firstIndex(of: ".") else { return FlowBody.Call(.other("?"), entry) }
        let name = String(entry[..<dot])
        return FlowBody.Call(named[name] ?? .other(name), String(entry[entry.index(after: dot)...]))
    }
}

/// A flow through a module: all calls that follow from one event, in order, with branches. If a called member has a
/// body in the spec, the flow also contains the calls of that body.
package struct SequenceDiagram: Sendable, Hashable {
    /// A call, a branch or a note in the flow.
    package indirect enum Step: Sendable, Hashable {
        case call(from: FlowBody.Participant, to: FlowBody.Participant, member: String)
        /// A point where the flow continues in one of several branches.
        case branch([Branch])
        /// A note about a participant.
        case note(FlowBody.Participant, String)
    }

    /// The steps that follow if a condition is true.
    package struct Branch: Sendable, Hashable {
        package var condition: String
        package var steps: [Step]

        /// The condition for display.
        var displayedCondition: String { condition.isEmpty ? "otherwise" : condition }
    }

    package var module: String
    /// The member that starts the flow.
    package var event: String
    /// The participants from left to right: view, presenter, router and so on. Participants of the same kind are in the
    /// order of their first calls.
    package var participants: [FlowBody.Participant]
    package var steps: [Step]

    /// Creates the flow that starts with a member, such as `didTapAdd()` or `didTapAdd`. Returns nil if no such member
    /// has a body.
    package init?(of member: String, in module: MapModule) {
        let bodies = module.bodies.filter { $0.member == member || $0.member.prefix { $0 != "(" } == member }
        guard let body = bodies.first(where: { $0.caller != nil }) ?? bodies.first else { return nil }
        self.init(of: body, in: module)
    }

    /// Creates the flow that starts with a body in the spec of the module.
    package init(of body: FlowBody, in module: MapModule) {
        var walk = FlowWalk(bodies: module.bodies)
        let caller = body.caller ?? (body.owner == .presenter ? .view : .presenter)
        self.module = module.name
        event = body.member
        steps = [.call(from: caller, to: body.owner, member: body.member)] + walk.steps(of: body)
        participants = []
        var ends: [FlowBody.Participant] = []
        forEachCall { from, to, _ in ends += [from, to] }
        participants = ends.unique.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }

    /// The flow's title: `TodoList.viewWillAppear()`.
    package var title: String { "\(module).\(event)" }
}

extension SequenceDiagram {
    /// Returns the index of a participant in `participants`.
    func column(_ participant: FlowBody.Participant) -> Int { participants.firstIndex(of: participant) ?? 0 }

    /// Calls `visit` with the caller, the receiver and the member of each call, in order.
    func forEachCall(_ visit: (FlowBody.Participant, FlowBody.Participant, String) -> Void) {
        func walk(_ steps: [Step]) {
            for step in steps {
                switch step {
                case .call(let from, let to, let member): visit(from, to, member)
                case .branch(let branches): for branch in branches { walk(branch.steps) }
                case .note: break
                }
            }
        }
        walk(steps)
    }

    /// A description of the flow for screen readers.
    var description: String { description(of: steps) }

    private func description(of steps: [Step]) -> String {
        steps.map { step in
            switch step {
            case .call(let from, let to, let member): "\(from.title) calls \(to.title).\(member)."
            case .note(let participant, let text): "\(participant.title): \(text)."
            case .branch(let branches):
                branches.map { "If \($0.displayedCondition): \(description(of: $0.steps))" }.joined(separator: " ")
            }
        }.joined(separator: " ")
    }
}

extension FlowBody.Participant {
    /// The position of participants of this kind from the left.
    fileprivate var rank: Int {
        switch self {
        case .part(.view, _): 0
        case .part(.presenter, _): 1
        case .part(.router, _): 2
        case .navigation: 3
        case .part(.delegate, _): 6
        case .part: 4
        case .other: 5
        }
    }
}

/// Collects the steps of a flow from body to body. Ends recursive and very long flows with a note.
private struct FlowWalk {
    private let bodies: [FlowBody]
    /// The call stack: the bodies from the start of the flow to the current one.
    private var open: [FlowBody] = []
    /// The number of calls that may still be followed into a body.
    private var budget = 60

    private static let deepest = 6

    init(bodies: [FlowBody]) { self.bodies = bodies }

    /// Returns the steps of a body. They include the steps of all bodies that it calls.
    mutating func steps(of body: FlowBody) -> [SequenceDiagram.Step] {
        open.append(body)
        defer { open.removeLast() }
        let shared = sharedBeginning(of: body.paths)
        let beginning = body.paths.first.map { steps(of: $0.calls.prefix(shared), from: body.owner) } ?? []
        if body.paths.count == 1, let path = body.paths.first { return beginning + note(path, body) }
        let branches = body.paths.map { path in
            SequenceDiagram.Branch(
                condition: path.condition,
                steps: steps(of: path.calls.dropFirst(shared), from: body.owner) + note(path, body))
        }
        return branches.isEmpty ? beginning : beginning + [.branch(branches)]
    }

    /// Returns how many calls at the start are the same on all paths. These calls are shown before the branches.
    private func sharedBeginning(of paths: [FlowBody.Path]) -> Int {
        guard let first = paths.first else { return 0 }
        return paths.dropFirst().reduce(first.calls.count) { count, path in
            zip(first.calls.prefix(count), path.calls).prefix { $0 == $1 }.count
        }
    }

    /// Returns a note if the calls on a path are unknown, otherwise no step.
    private func note(_ path: FlowBody.Path, _ body: FlowBody) -> [SequenceDiagram.Step] {
        path.unknownReason.map { [.note(body.owner, $0)] } ?? []
    }

    private mutating func steps(
        of calls: some Collection<FlowBody.Call>, from owner: FlowBody.Participant
    ) -> [SequenceDiagram.Step] {
        calls.flatMap { call -> [SequenceDiagram.Step] in
            let step = SequenceDiagram.Step.call(from: owner, to: call.to, member: call.member)
            guard let body = bodies.first(where: { $0.owner == call.to && $0.member == call.member }) else {
                return [step]
            }
            budget -= 1
            if open.contains(body) { return [step, .note(call.to, "see above")] }
            if budget < 0 || open.count > Self.deepest { return [step, .note(call.to, "continues")] }
            return [step] + steps(of: body)
        }
    }
}

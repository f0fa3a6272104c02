/// A flow from its event to its ends: the calls in order, and the branches. Includes the calls of called bodies.
package struct SequenceDiagram: Sendable, Hashable {
    /// A step of the flow.
    package indirect enum Step: Sendable, Hashable {
        case call(from: FlowBody.Participant, to: FlowBody.Participant, member: String)
        /// The branches of several paths.
        case branch([Branch])
        /// A note about a participant.
        case note(FlowBody.Participant, String)
    }

    /// A branch: the steps if its condition holds.
    package struct Branch: Sendable, Hashable {
        package var condition: String
        package var steps: [Step]

        /// The condition in pictures.
        var words: String { condition.isEmpty ? "otherwise" : condition }
    }

    package var module: String
    /// The member that starts the flow.
    package var event: String
    /// The participants from left to right: by kind, and within a kind in the order of their first calls.
    package var participants: [FlowBody.Participant]
    package var steps: [Step]

    /// Creates the flow that starts with a member of the module, given with or without its labels.
    package init?(of member: String, in module: MapModule) {
        let bodies = module.bodies.filter { $0.member == member || $0.member.prefix { $0 != "(" } == member }
        guard let body = bodies.first(where: { $0.caller != nil }) ?? bodies.first else { return nil }
        self.init(of: body, in: module)
    }

    /// Creates the flow that starts with a body of the module.
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

    /// The module and the event: `TodoList.viewWillAppear()`.
    package var title: String { "\(module).\(event)" }
}

extension SequenceDiagram {
    /// Returns the position of a participant, from the left.
    func column(_ participant: FlowBody.Participant) -> Int { participants.firstIndex(of: participant) ?? 0 }

    /// Visits the calls in the order of the diagram.
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
    var words: String { words(of: steps) }

    private func words(of steps: [Step]) -> String {
        steps.map { step in
            switch step {
            case .call(let from, let to, let member): "\(from.title) calls \(to.title).\(member)."
            case .note(let participant, let text): "\(participant.title): \(text)."
            case .branch(let branches):
                branches.map { "If \($0.words): \(words(of: $0.steps))" }.joined(separator: " ")
            }
        }.joined(separator: " ")
    }
}

extension FlowBody.Participant {
    /// The position of the kind of participant, from the left.
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

/// Follows a flow from body to body. Recursion and very long flows are cut off with a note.
private struct FlowWalk {
    private let bodies: [FlowBody]
    /// The bodies that lead to the current one, and that one.
    private var open: [FlowBody] = []
    /// The number of bodies that may still be followed.
    private var budget = 60

    private static let deepest = 6

    init(bodies: [FlowBody]) { self.bodies = bodies }

    /// Returns the steps of a body, and of the bodies that it calls.
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

    /// Returns the number of calls that all paths have in common at their start. They are shown before the branches.
    private func sharedBeginning(of paths: [FlowBody.Path]) -> Int {
        guard let first = paths.first else { return 0 }
        return paths.dropFirst().reduce(first.calls.count) { count, path in
            zip(first.calls.prefix(count), path.calls).prefix { $0 == $1 }.count
        }
    }

    /// Returns the reason if nothing is known of a path.
    private func note(_ path: FlowBody.Path, _ body: FlowBody) -> [SequenceDiagram.Step] {
        path.unclear.map { [.note(body.owner, $0)] } ?? []
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

/// A flow from its event to its ends: who calls whom, in order, and where it branches. The calls of a body that is called are part
/// of it.
package struct SequenceDiagram: Sendable, Hashable {
    /// Something that a diagram shows in its order.
    package indirect enum Step: Sendable, Hashable {
        case call(from: FlowBody.Participant, to: FlowBody.Participant, member: String)
        /// One of several paths, each with its condition.
        case branch([Branch])
        /// A remark about a participant.
        case note(FlowBody.Participant, String)
    }

    /// A branch: what happens if its condition holds.
    package struct Branch: Sendable, Hashable {
        package var condition: String
        package var steps: [Step]

        /// The condition as pictures show it.
        var words: String { condition.isEmpty ? "otherwise" : condition }
    }

    package var module: String
    /// The member that begins the flow.
    package var event: String
    /// The participants from the left, each kind in its column; those of one kind in the order of their first calls.
    package var participants: [FlowBody.Participant]
    package var steps: [Step]

    /// The flow that begins with a member of the module, named with its labels or without.
    package init?(of member: String, in module: MapModule) {
        let bodies = module.bodies.filter { $0.member == member || $0.member.prefix { $0 != "(" } == member }
        guard let body = bodies.first(where: { $0.caller != nil }) ?? bodies.first else { return nil }
        self.init(of: body, in: module)
    }

    /// The flow that begins with a body of the module.
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
    /// The place of a participant among all, from the left.
    func column(_ participant: FlowBody.Participant) -> Int { participants.firstIndex(of: participant) ?? 0 }

    /// Visits its calls in the order of the diagram.
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

    /// The flow in sentences, for readers that do not see the picture.
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
    /// The order of the participants in a diagram, from the left.
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
    /// The bodies that lead to the one that is being followed, and that one.
    private var open: [FlowBody] = []
    /// How many more bodies are followed.
    private var budget = 60

    private static let deepest = 6

    init(bodies: [FlowBody]) { self.bodies = bodies }

    /// What happens in a body, and in those that it calls.
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

    /// How many calls all paths have in common at their beginning. They are shown before the branches.
    private func sharedBeginning(of paths: [FlowBody.Path]) -> Int {
        guard let first = paths.first else { return 0 }
        return paths.dropFirst().reduce(first.calls.count) { count, path in
            zip(first.calls.prefix(count), path.calls).prefix { $0 == $1 }.count
        }
    }

    /// Why nothing is known of a path, where that is so.
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

/// A flow from its event to its ends: who calls whom, in order, and where it branches. Bodies that are called are followed into.
package struct SequenceDiagram: Sendable, Hashable {
    /// Something that a diagram shows in its order.
    package indirect enum Step: Sendable, Hashable {
        case call(from: FlowBody.Participant, to: FlowBody.Participant, member: String)
        /// One of several paths, each with its condition.
        case branch([Branch])
        /// Something to say about one of them.
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
    /// In the order of their first call, the view first.
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
        var found: [FlowBody.Participant] = []
        forEachCall { from, to, _ in
            for one in [from, to] where !found.contains(one) { found.append(one) }
        }
        participants = found.enumerated().sorted { ($0.element.column, $0.offset) < ($1.element.column, $1.offset) }
            .map(\.element)
    }

    /// The module and the event: `TodoList.viewWillAppear()`.
    package var title: String { "\(module).\(event)" }
}

extension FlowBody.Participant {
    /// Where it stands in a diagram, from the left.
    fileprivate var column: Int {
        switch self {
        case .view: 0
        case .presenter: 1
        case .router: 2
        case .navigation: 3
        case .interactor: 4
        case .other: 5
        case .delegate: 6
        }
    }
}

/// Follows calls into the bodies that they reach, as far as that ends.
private struct FlowWalk {
    let bodies: [FlowBody]
    var open: [FlowBody] = []
    var budget = 60

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

    /// How many calls all paths begin with: they stand before the branches. A path of which nothing is known begins with none.
    private func sharedBeginning(of paths: [FlowBody.Path]) -> Int {
        guard let first = paths.first else { return 0 }
        return paths.dropFirst().reduce(first.calls.count) { count, path in
            zip(first.calls.prefix(count), path.calls).prefix { $0 == $1 }.count
        }
    }

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
            if open.contains(body) { return [step, .note(call.to, "as above")] }
            if budget < 0 || open.count > 6 { return [step, .note(call.to, "goes on")] }
            return [step] + steps(of: body)
        }
    }
}

import Diagnostics

/// Sequence diagrams as JSON: the participants, and the steps in order.
package enum JSONFlow {
    /// Returns the diagram as a JSON object on one line.
    package static func text(_ diagram: SequenceDiagram) -> String {
        let flow: JSONValue = .object([
            "version": .int(JSONMap.version), "module": .string(diagram.module), "event": .string(diagram.event),
            "participants": .array(diagram.participants.map { .string($0.title) }), "steps": json(diagram.steps),
        ])
        return flow.text + "\n"
    }

    private static func json(_ steps: [SequenceDiagram.Step]) -> JSONValue {
        .array(
            steps.map { step in
                switch step {
                case .call(let from, let to, let member):
                    .object(["from": .string(from.title), "to": .string(to.title), "member": .string(member)])
                case .note(let participant, let text):
                    .object(["note": .string(text), "at": .string(participant.title)])
                case .branch(let branches):
                    .object([
                        "branches": .array(
                            branches.map { .object(["when": .string($0.condition), "steps": json($0.steps)]) })
                    ])
                }
            })
    }
}

import Diagnostics
import SwiftSource
import ViperSpec

/// Pairs interactors with their outputs: `interactor search` with `output search`.
extension ModuleResolver {
    mutating func resolveInteractors() -> [Interactor] {
        let inputs = draft.sections.filter { $0.kind == .interactor }
        let outputs = draft.sections.filter { $0.kind == .output }
        let outputsByName = Dictionary(firstOf: outputs.map { ($0.pairName, $0) })
        var interactors = inputs.map { input in
            Interactor(
                name: input.name, input: resolveSection(input),
                output: outputsByName[input.pairName].map { resolveSection($0) })
        }
        let names = Set(inputs.map(\.pairName))
        for output in outputs where !names.contains(output.pairName) {
            if draft.isWrittenByHand {
                let input = emptySection(.interactor)
                interactors.append(Interactor(name: output.name, input: input, output: resolveSection(output)))
                continue
            }
            let wanted = output.name.map { "interactor \($0)" } ?? "interactor"
            let possibleOutputs = inputs.map(\.name).map { "'output" + ($0.map { " " + $0 } ?? "") + "'" }
            diagnostics.report(
                .unpairedOutput, "no '\(wanted)' for this output", at: output.location,
                notes: [
                    .init(
                        possibleOutputs.isEmpty
                            ? "add '\(wanted) {}'" : "write " + possibleOutputs.joined(separator: " or "))
                ])
        }
        for interactor in interactors { checkIsolation(of: interactor) }
        return interactors
    }

    private mutating func checkIsolation(of interactor: Interactor) {
        guard let output = interactor.output else { return }
        switch interactor.input.isolation {
        case .app: return
        case .attribute(let text) where text == "@MainActor": return
        case .attribute, .actor:
            diagnostics.report(
                .isolatedInteractor, "interactor with its own isolation cannot have an output",
                at: interactor.input.location,
                notes: [
                    .init("output declared here; let the interactor return its results instead", at: output.location)
                ]
            )
        }
    }
}

extension UnresolvedSection {
    /// The name of an interactor or output; empty if it has no name.
    fileprivate var pairName: String { name ?? "" }
}

extension Rule {
    static let isolatedInteractor = Rule(
        id: "isolatedInteractor", summary: "Interactor with an output has its own isolation",
        explanation: """
            The assembly connects the interactor with the presenter, and the interactor calls its output without \
            'await'. Neither is possible if the interactor is an actor, or a class on another global actor. Let the \
            interactor return its results ('func load() async throws -> [Item]'), or move the work to a service, which \
            runs off the main actor.
            """,
        wrong: "module A { interactor: Actor { func load() }; output { func didLoad() } }",
        right: "module A { interactor: Actor { func load() async -> Bool } }")

    static let unpairedOutput = Rule(
        id: "unpairedOutput", summary: "Output without an interactor",
        explanation: """
            An output receives the results of an interactor. 'output search' belongs to 'interactor search', and an \
            output without a name to the interactor without one. Add the interactor, or correct the name.
            """,
        wrong: "module TodoList { interactor search {}; output { func didFind() } }",
        right: "module TodoList { interactor search {}; output search { func didFind() } }")
}

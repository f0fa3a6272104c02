import AppGraph
import TestSupport
import Testing
import ViperGeneration

@testable import ViperCommand

/// A flow's diagram says the same as the flow's tests, in all goldens.
@Suite struct FlowDiagramTests {
    @Test(arguments: Goldens.tried)
    func diagramsSayWhatTestsExpect(name: String) throws {
        let program = try Goldens.program(name)
        let map = AppMap(program)
        let flows = FlowTests(program)
        for module in program.modules {
            let drawn = try #require(map.modules.first { $0.name == module.name })
            let told = drawn.bodies.flatMap { Self.paths($0, in: drawn) }
            let expected = flows.tests(of: module).map { test in
                let calls = test.calls.map { $0[$0.index(after: $0.firstIndex(of: ".") ?? $0.startIndex)...] }
                return
                    "\(test.member) | \(test.conditions.joined(separator: " and ")) | \(calls.joined(separator: " "))"
            }
            #expect(told == expected)
        }
    }

    /// The paths of a body as its diagram shows them, bodies that it calls left out: the member, the condition and the calls.
    private static func paths(_ body: FlowBody, in module: MapModule) -> [String] {
        var alone = module
        alone.bodies = [body]
        let steps = SequenceDiagram(of: body, in: alone).steps.dropFirst()
        let beginning = calls(steps)
        for case .branch(let branches) in steps {
            return branches.map {
                "\(body.member) | \($0.condition) | \((beginning + calls($0.steps[...])).joined(separator: " "))"
            }
        }
        return ["\(body.member) | \(body.paths.first?.condition ?? "") | \(beginning.joined(separator: " "))"]
    }

    private static func calls(_ steps: ArraySlice<SequenceDiagram.Step>) -> [String] {
        steps.compactMap { if case .call(_, _, let member) = $0 { member } else { nil } }
    }
}

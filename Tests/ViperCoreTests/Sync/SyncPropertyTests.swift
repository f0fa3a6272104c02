import Foundation
import TestSupport
import Testing
import UserCode

/// What holds for any spec, any change of it, and whatever a person wrote: tried on random ones, the same in every run.
struct SyncPropertyTests {
    private static let app = "    ui none\n    emit contract, flows, classes, assembly"

    @Test(arguments: 1...UInt64(TestSettings.count(quick: 2, gate: 8, all: 100))) func bodiesStayAndDoneIsDone(
        _ seed: UInt64
    ) throws {
        var spec = RandomSpec(seed: seed)
        var project = SyncedProject(RandomSpec.services + spec.text, app: Self.app)
        let first = RandomSpec.services + spec.text
        let generated = project.generated
        for step in 1...8 {
            write(in: &project, &spec)
            let bodies = self.bodies(in: project)
            spec.change()
            let output = try project.follow(RandomSpec.services + spec.text)
            #expect(output.refusals.isEmpty)
            let text = project.written.values.joined()
            for body in bodies { #expect(text.contains(body), "seed \(seed), step \(step) lost \(body)") }

            let written = project.written
            let again = try project.follow(RandomSpec.services + spec.text)
            #expect(again.changed.isEmpty && project.written == written, "seed \(seed), step \(step)")
        }
        let bodies = self.bodies(in: project)
        #expect(!bodies.isEmpty)
        try project.follow(first)
        #expect(project.generated == generated)
        let text = project.written.values.joined()
        for body in bodies { #expect(text.contains(body), "seed \(seed), back again, lost \(body)") }
    }

    /// A person writes some of what is to be written.
    private func write(in project: inout SyncedProject, _ spec: inout RandomSpec) {
        for (path, text) in project.written.sorted(by: { $0.key < $1.key }) {
            var result = ""
            var rest = text[...]
            while let match = rest.firstMatch(of: #/ +\/\/ TODO: .*\n(?: +fatalError\(.*\)\n)?/#) {
                result += rest[..<match.range.lowerBound]
                rest = rest[match.range.upperBound...]
                result += spec.numbers.below(2) == 0 ? String(match.0) : spec.body()
            }
            project.write(result + rest, to: path)
        }
    }

    private func bodies(in project: SyncedProject) -> [String] {
        project.written.values.flatMap { text in
            text.matches(of: #/ *\/\/ mine \d+\n.*\n/#).map { String($0.0) }
        }
    }
}

import Foundation
import TestSupport
import Testing
import ViperGeneration

@testable import ViperCommand

/// Which bodies of the goldens have no test, and why: `Golden/NotFollowed.txt`. `RECORD_SNAPSHOTS=1` records it anew, and then
/// fails once.
@Suite struct NotFollowedTests {
    @Test func whyBodiesOfTheGoldensAreNotFollowed() throws {
        let reasons = try Goldens.names.flatMap { name in
            let program = try Goldens.program(name)
            let flows = FlowTests(program)
            let omitted = program.modules.flatMap { flows.tests(of: $0) }.compactMap(\.omitted)
            return Set(omitted.map { "\(name): \($0.reason)\n" }).sorted()
        }.joined()
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Golden/NotFollowed.txt")
        if TestSettings.recordsSnapshots {
            try Data(reasons.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent): read it, then run again without RECORD_SNAPSHOTS")
            return
        }
        #expect(reasons == (try String(contentsOf: file, encoding: .utf8)))
    }
}

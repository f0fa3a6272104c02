import ViperModel
import ViperSpec

extension Projection {
    /// Tests of the members that a person writes in the presenter and the interactors, a suite for each class that has some.
    package func skeletons(of module: Module, arrangements: [Arrangement]) -> [SuiteRecord] {
        arrangements.compactMap { arrangement in
            guard arrangement.subject != .router else { return nil }
            let sections = module.sections(of: arrangement.subject)
            let members = sections.flatMap { $0.members + $0.inheritedMembers }.filter(\.isHandWritten)
            guard !members.isEmpty else { return nil }
            let taken = Set(
                arrangement.parts.map(\.property.escapedName) + [
                    arrangement.property, arrangement.log, app.tests.module,
                ])
            let call = SkeletonCall(
                maker: maker(), arrangement: arrangement, taken: taken, isOnActor: sections[0].isolation == .actor)
            var functions = TestNames(app.tests, taken: taken)
            let tests = MockedProtocol(members: members, aliases: aliases).members.map { member in
                call.test(of: member, function: functions.claim(skeletonOf: member.base))
            }
            return SuiteRecord(
                name: naming.tests(of: arrangement.className), arrangement: arrangement, tests: tests)
        }
    }
}

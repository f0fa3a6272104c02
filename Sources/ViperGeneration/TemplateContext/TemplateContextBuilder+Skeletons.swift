import ViperModel
import ViperSpec

extension TemplateContextBuilder {
    /// The test skeletons of a class, and the tests that are omitted.
    package struct TestSkeletons: Sendable {
        /// The test skeletons; nil if there is nothing to test.
        package var suite: SuiteRecord?
        var omitted: [OmittedTest] = []
    }

    /// Returns the test skeletons of the presenter and the interactors, if their classes have members implemented by
    /// hand.
    package func skeletons(of module: Module, arrangements: [TestCaseSetup]) -> [TestSkeletons] {
        arrangements.compactMap { arrangement in
            guard arrangement.subject.hasTests else { return nil }
            let sections = module.sections(of: arrangement.subject)
            let all = sections.flatMap(\.allMembers)
            let members = all.filter(\.isHandWritten)
            guard !members.isEmpty else { return nil }
            if let obstacle = arrangement.obstacle {
                return TestSkeletons(omitted: members.map { arrangement.omission($0, obstacle) })
            }
            return skeletons(
                of: members, AmbiguousMembers(all), arrangement, isOnActor: sections[0].isolation == .actor)
        }
    }

    private func skeletons(
        of members: [Member], _ ambiguous: AmbiguousMembers, _ arrangement: TestCaseSetup, isOnActor: Bool
    ) -> TestSkeletons {
        let taken = Set(
            arrangement.parts.map(\.property.escapedName) + [arrangement.property, arrangement.log, app.tests.module]
        ).union(app.tests.functions)
        let call = SkeletonCall(factory: fixtureFactory(), arrangement: arrangement, taken: taken, isOnActor: isOnActor)
        var functions = TestNames(app.tests, taken: taken)
        var skeletons = TestSkeletons()
        var tests: [TestRecord] = []
        for member in MockedProtocol(members: members, in: catalog).members {
            if let reason = ambiguous.obstacle(toCalling: member.member, in: program) {
                skeletons.omitted.append(arrangement.omission(member.member, reason))
                continue
            }
            let function = functions.claim(skeletonOf: member.base)
            do {
                tests.append(try call.test(of: member, function: function))
            } catch {
                skeletons.omitted.append(arrangement.omission(member.member, error.reason))
            }
        }
        if !tests.isEmpty {
            skeletons.suite = SuiteRecord(
                name: naming.tests(of: arrangement.className), arrangement: arrangement, tests: tests)
        }
        return skeletons
    }
}

import SwiftSource
import ViperModel
import ViperSpec

/// The flow tests of a program's modules: one test for each path through a body in the specs.
package struct FlowTests: Sendable {
    let context: FlowContext

    package init(_ program: Program, _ contracts: MockedProtocols? = nil) {
        context = FlowContext(program, contracts ?? MockedProtocols(program, program.types))
    }

    /// Returns the tests of all bodies of a module: the presenter's, then the interactors' and the router's, in the
    /// order of the spec.
    package func tests(of module: Module) -> [FlowTest] {
        FlowSubject.all(of: module, in: context).flatMap { subject in
            var names = TestNames(context.tests, taken: subject.namesOfSuite)
            return subject.members.flatMap { member -> [FlowTest] in
                guard let body = member.body else { return [] }
                return testsOfPaths(through: member, body, subject, &names)
            }
        }
    }

    private static let mostPaths = 20

    /// Returns a test for each path through a member's body.
    private func testsOfPaths(
        through member: Member, _ body: Body, _ subject: FlowSubject, _ names: inout TestNames
    ) -> [FlowTest] {
        guard let paths = FlowPath.all(through: member, body, subject, in: context, atMost: Self.mostPaths) else {
            return [FlowTestWriter.omitted("has too many paths", member, subject, names.claim(member, path: []))]
        }
        return paths.map { path in
            FlowTestWriter.test(of: path, through: member, named: names.claim(member, path: path.conditions))
        }
    }
}

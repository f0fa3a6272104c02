import SwiftSource
import ViperSpec

/// The flow tests of a program's modules: for each body, a test of each path through it.
package struct FlowTests: Sendable {
    /// What the runs of bodies need to know.
    let context: FlowContext

    package init(_ program: Program) {
        context = FlowContext(program)
    }

    /// Tests of all bodies of a module: of the presenter, then of the interactors and the router, each in the spec's order.
    package func tests(of module: Module) -> [FlowTest] {
        FlowSubject.all(of: module, in: context).flatMap { subject in
            var names = TestNames(context.tests, taken: subject.taken)
            return subject.members.flatMap { member -> [FlowTest] in
                guard case .body(let body) = member.implementation else { return [] }
                return tests(of: member, body, subject, &names)
            }
        }
    }

    private static let mostPaths = 12

    private func tests(
        of member: Member, _ body: Body, _ subject: FlowSubject, _ names: inout TestNames
    ) -> [FlowTest] {
        let start = FlowRun(member, body, subject, in: context)
        guard let paths = FlowPath.all(from: start, atMost: Self.mostPaths) else {
            let reason = "\(subject.className).\(member.fullName) has too many paths"
            return [FlowTestWriter(member, subject, names.claim(member, path: [])).disabled(reason)]
        }
        return paths.map { path in
            FlowTestWriter(member, subject, names.claim(member, path: path.run.path)).test(of: path)
        }
    }
}

/// One path through a member's body, from its beginning to its end.
struct FlowPath {
    enum Ending {
        case returned(TypedTerm)
        case thrown(TypedTerm)
        /// No test can be made of it: a reason that completes "it …".
        case unclear(String)
    }

    var run: FlowRun
    var ending: Ending

    /// All paths on which a run can go on, in the order of their ways; nil where there are too many.
    static func all(from start: FlowRun, atMost limit: Int) -> [FlowPath]? {
        var open = [start]
        var paths: [FlowPath] = []
        while let run = open.popLast() {
            guard paths.count < limit else { return nil }
            paths.append(path(from: run, others: &open))
        }
        return paths
    }

    /// Goes to the end. Where there are several ways, the run is copied, and the copies are kept in `open`.
    private static func path(from start: FlowRun, others open: inout [FlowRun]) -> FlowPath {
        var run = start
        var branch = start
        while true {
            if run.isAtBranch {
                run.startOver()
                branch = run
            }
            defer { open += run.takeOpenWays().map { branch.going($0) } }
            do {
                guard let result = try run.step() else { continue }
                return FlowPath(run: run, ending: .returned(result))
            } catch FlowRun.Interruption.thrown(let error) {
                return FlowPath(run: run, ending: .thrown(error))
            } catch FlowRun.Interruption.unclear(let reason) {
                return FlowPath(run: run, ending: .unclear(reason))
            } catch {
                return FlowPath(run: run, ending: .unclear("cannot be followed"))
            }
        }
    }
}

extension Requirement {
    var returnsValue: Bool {
        if case .function(let function) = kind { return !(function.result?.isVoid ?? true) }
        return isVariable
    }
}

extension FunctionSyntax {
    /// The generic parameters with the names of what they conform to; a `where` clause beyond that makes one of them unmakeable.
    var constraints: [String: [String]] {
        var constraints: [String: [String]] = [:]
        for parameter in genericParameters {
            constraints[parameter.name.name] = parameter.constraint.map(Self.names) ?? []
        }
        guard let whereClause else { return constraints }
        let text = whereClause.name.hasPrefix("where") ? whereClause.name.dropFirst(5) : whereClause.name[...]
        for requirement in text.split(separator: ",") {
            let sides = requirement.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
            if sides.count == 2, constraints[sides[0]] != nil {
                constraints[sides[0]]?.append(contentsOf: sides[1].split(separator: "&").map(String.init))
            } else {
                let name = requirement.prefix { $0 != "=" && $0 != "." && $0 != ":" }.filter { !$0.isWhitespace }
                constraints[name]?.append("a requirement that no made up value meets")
            }
        }
        return constraints
    }

    private static func names(_ type: TypeSyntax) -> [String] {
        if case .composition(let parts) = type.bare.shape { return parts.map(\.bare.text) }
        return [type.bare.text]
    }
}

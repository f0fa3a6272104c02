import Diagnostics
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
        subjects(of: module).flatMap { subject in
            var names = TestNames(context.tests, taken: subject.taken)
            return subject.members.flatMap { member -> [FlowTest] in
                guard case .body(let body) = member.implementation else { return [] }
                return tests(of: member, body, subject, &names)
            }
        }
    }

    private func subjects(of module: Module) -> [FlowSubject] {
        let interactors = module.interactors.map {
            FlowSubject($0, of: module, in: context)
        }
        let router = module.router.map {
            FlowSubject($0, of: module, in: context)
        }
        return [FlowSubject(presenterOf: module, in: context)] + interactors
            + (router.map { [$0] } ?? [])
    }

    // MARK: - Paths

    private static let mostPaths = 12

    private func tests(
        of member: Member, _ body: Body, _ subject: FlowSubject, _ names: inout TestNames
    ) -> [FlowTest] {
        var found: [(path: [String], outcome: FlowPath.Outcome, run: FlowRun)] = []
        var script: [Int]? = []
        while let next = script {
            let path = FlowPath(member, body, subject, context: context, script: next)
            found.append((path.run.forks.map(\.words), path.outcome, path.run))
            guard found.count <= Self.mostPaths else {
                let reason = "\(subject.className).\(member.fullName) has too many paths"
                return [FlowTestWriter(member, subject, names.claim(member, path: [])).disabled(reason)]
            }
            script = Self.next(after: path.run.forks)
        }
        return found.map { path, outcome, run in
            let writer = FlowTestWriter(member, subject, names.claim(member, path: path))
            switch outcome {
            case .ends(let result): return writer.test(of: run, ending: .returning(result))
            case .throwing(let error): return writer.test(of: run, ending: .throwing(error))
            case .unclear(let reason):
                return writer.disabled("\(subject.className).\(member.fullName) \(reason)")
            }
        }
    }

    /// The ways to go for the next path; nil after the last one.
    private static func next(after forks: [FlowRun.Fork]) -> [Int]? {
        guard let place = forks.lastIndex(where: { $0.taken + 1 < $0.count }) else { return nil }
        return forks[..<place].map(\.taken) + [forks[place].taken + 1]
    }
}

/// One path through a member's body.
private struct FlowPath {
    enum Outcome {
        case ends(Symbol)
        case throwing(Symbol)
        case unclear(String)
    }

    var run: FlowRun
    var outcome: Outcome

    init(_ member: Member, _ body: Body, _ subject: FlowSubject, context: FlowContext, script: [Int]) {
        run = FlowRun(subject, context: context, source: body.source, script: script)
        run.bindParameters(of: member)
        do {
            outcome = .ends(try run.runBody(subject.block(of: body), returnsValue: member.requirement.returnsValue))
        } catch FlowInterruption.unclear(let reason) {
            outcome = .unclear(reason)
        } catch FlowInterruption.thrown(let error) {
            outcome = .throwing(error)
        } catch {
            outcome = .unclear("cannot be followed")
        }
    }
}

extension FlowRun {
    /// A choice for each parameter of the member that is tested.
    fileprivate mutating func bindParameters(of member: Member) {
        guard case .function(let function) = member.requirement.kind else { return }
        generics = function.constraints
        for (index, parameter) in function.parameters.enumerated() {
            guard let type = parameter.type else { continue }
            // Without a name of its own, it goes by its label.
            let name = parameter.name.name == "_" ? parameter.label?.name ?? "value" : parameter.name.name
            let symbol = choose(
                Choice(
                    origin: .parameter(index), name: name, type: type, number: index + 1)
            )
            if parameter.isVariadic || type.isAutoclosure {
                bind(parameter.name.name, .unknown)
            } else {
                bind(parameter.name.name, symbol)
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

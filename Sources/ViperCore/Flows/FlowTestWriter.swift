import SwiftSource

/// Writes the test of one path.
struct FlowTestWriter {
    private let member: Member
    private let subject: FlowSubject
    private let name: TestNames.Name

    init(_ member: Member, _ subject: FlowSubject, _ name: TestNames.Name) {
        self.member = member
        self.subject = subject
        self.name = name
    }

    /// A test that only says why it does not run.
    func disabled(_ reason: String) -> FlowTest {
        FlowTest(
            title: name.title, function: name.function, subject: subject.kind, arrangement: [], act: "", calls: [],
            expectations: [], disabledReason: reason, isAsync: false, isThrowing: false)
    }

    func test(of path: FlowPath) -> FlowTest {
        let whole = "\(subject.className).\(member.fullName)"
        let run = path.run
        if case .unclear(let reason) = path.ending { return disabled("\(whole) \(reason)") }
        guard !member.requirement.isDeprecated else { return disabled("\(whole) is deprecated") }
        do {
            let arrangement = try Arrangement(run)
            var expectations = Expectations(run, arrangement)
            var isCompared = false
            var thrownError: FlowTest.ThrownError?
            switch path.ending {
            case .returned(let result): isCompared = expectResult(result, &expectations)
            case .thrown(let error): thrownError = expectations.thrown(error)
            case .unclear: break
            }
            return FlowTest(
                title: name.title, function: name.function, subject: subject.kind,
                arrangement: expectations.completed.lines,
                act: act(run, arrangement, keepsResult: isCompared), calls: run.calls.map(\.logKey),
                expectations: expectations.all, disabledReason: nil, isAsync: isAsync,
                isThrowing: isThrowing && thrownError == nil, thrownError: thrownError,
                unwrittenFixtures: arrangement.needs)
        } catch {
            return disabled("\(whole) needs a value of type \(error.type), which cannot be made up")
        }
    }

    private func expectResult(_ result: TypedTerm, _ expectations: inout Expectations) -> Bool {
        guard let type = member.requirement.resultType else { return false }
        var generics: Set<String> = []
        if case .function(let function) = member.requirement.kind {
            generics = Set(function.genericParameters.map(\.name.name))
        }
        return expectations.expect(result: result, type: type, named: "result", generics: generics)
    }

    // MARK: - The act

    private func act(_ run: FlowRun, _ arrangement: Arrangement, keepsResult: Bool) -> String {
        let effects = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
        let receiver = member.requirement.isStatic ? subject.className : subject.name
        let keeping = keepsResult ? "let result = " : member.requirement.returnsValue ? "_ = " : ""
        let base = "\(keeping)\(effects)\(receiver).\(member.baseName)"
        guard case .function(let function) = member.requirement.kind else { return base }
        var arguments: [String] = []
        for (index, choice) in run.choices.enumerated() {
            guard case .parameter(let place) = choice.origin, function.parameters.indices.contains(place) else {
                continue
            }
            let parameter = function.parameters[place]
            let label = parameter.label.map { SwiftName.label($0.name) + ": " } ?? ""
            let mark = parameter.type?.isInout == true ? "&" : ""
            arguments.append(label + mark + (arrangement.arguments[index] ?? "_"))
        }
        return "\(base)(\(arguments.joined(separator: ", ")))"
    }

    private var isAsync: Bool { subject.isActor || member.requirement.effects.isAsync }

    private var isThrowing: Bool {
        switch member.requirement.effects.throwing {
        // The closure that the test hands in has a type that may throw.
        case .any, .typed, .rethrows: true
        case .never: false
        }
    }
}

extension Requirement {
    var effects: Effects {
        switch kind {
        case .function(let function): function.effects
        case .variable(let variable): variable.accessors?.getEffects ?? Effects()
        case .associatedType, .other: Effects()
        }
    }

    /// Nil where nothing is returned.
    var resultType: TypeSyntax? {
        switch kind {
        case .function(let function): returnsValue ? function.result : nil
        case .variable(let variable): variable.type
        case .associatedType, .other: nil
        }
    }

    /// Using it warns or fails.
    var isDeprecated: Bool {
        attributes.contains { attribute in
            attribute.name == "available"
                && ["deprecated", "obsoleted", "unavailable"].contains { attribute.text.contains($0) }
        }
    }
}

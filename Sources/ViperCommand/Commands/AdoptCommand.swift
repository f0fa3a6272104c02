import Adoption
import Diagnostics
import ViperModel

extension Command {
    static let adopt = Command(
        "adopt", abstract: "Looks at an app that was written by hand, and takes its modules over.",
        discussion: """
            Without modules it writes nothing: it says which modules it sees and why (--verbose), which settings the app \
            follows, what stands in the way of which module, and what 'check' would say of their classes.

            Of a module that is named it writes a spec, and its protocols move from your files into a generated one; all else \
            stays byte for byte. That is done only where the protocols come out as they stand, token by token, comments \
            among them. 'viper-gen release' gives them back.

            With --bodies the functions of its classes that call the module's other parts, and do nothing else, move into the \
            spec, word for word; with --verbose each that stays is named, with the reason.
            """,
        operands: [Operand("module", .any, help: "The modules to take over; none looks only.")],
        options: [.allModules, .bodies, .adoptedTarget, .path, .dryRun, .format] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            let names = arguments.operands
            if names.isEmpty, !arguments.has(.allModules) {
                if arguments.has(.bodies) {
                    throw .invalid("'--bodies' takes modules' names, or '--all'.")
                }
                return try project.whileConsistent(in: session) { (project) throws(CommandFailure) in
                    try look(at: project, target: arguments.value(of: .adoptedTarget), session)
                }
            }
            if !names.isEmpty, arguments.has(.allModules) {
                throw .invalid("'--all' and modules' names exclude each other.")
            }
            return try project.whileLocked(in: session) { (project) throws(CommandFailure) in
                let adoption = try AppAdoption(
                    of: project, target: arguments.value(of: .adoptedTarget), for: .writing, in: session)
                return try take(names, withBodies: arguments.has(.bodies), of: adoption, session)
            }
        })
}

extension Option {
    static let allModules = Option.flag("all", help: "Every module of which that can be done.")
    static let adoptedTarget = Option.value(
        "target", "name",
        help: "Of several targets of an Xcode project the one to look at. (default: that with most modules)")
    static let bodies = Option.flag("bodies", help: "Bodies that only call the module's parts go into its spec too.")
}

private func look(
    at project: Project, target: String?, _ session: Session
) throws(CommandFailure) -> ExitCode {
    let start = session.world.clock()
    let adoption = try AppAdoption(of: project, target: target, for: .looking, in: session)
    let findings = adoption.findingsOfCheck()
    let report = AdoptionReport(adoption: adoption, findings: findings, seconds: session.world.clock() - start)
    switch session.shared.format {
    case .json: session.answer(report.json)
    case .text:
        session.report(adoption.findings)
        session.reportExamples(of: findings)
        session.answer(report.text(isVerbose: session.shared.verbosity == .verbose))
    case .github, .sarif: session.report((adoption.findings + findings).sortedByPlace())
    }
    return .success
}

/// Takes over the named modules, or all where none is named.
private func take(
    _ names: [String], withBodies: Bool, of adoption: AppAdoption, _ session: Session
) throws(CommandFailure) -> ExitCode {
    let found = Set(adoption.found.modules.map(\.name))
    if names.isEmpty {
        session.report(adoption.findings)
        return try adoption.write(found, withBodies: withBodies)
    }
    for name in names where !found.contains(name) && !adoption.declared.contains(name) {
        let known = found.union(adoption.declared).sorted()
        session.report(adoption.notices)
        throw .invalid(
            "No module '\(name)' is seen here; `viper-gen adopt` lists them.", meant: nearest(to: name, in: known))
    }
    let reasons = adoption.reasons(against: Set(names))
    session.report([adoption.ignored].compactMap(\.self) + reasons)
    for name in names where adoption.declared.contains(name) && !found.contains(name) {
        session.tell("'\(name)' has a spec already")
    }
    let code = try adoption.write(Set(names), withBodies: withBodies)
    return reasons.isEmpty ? code : .findings
}

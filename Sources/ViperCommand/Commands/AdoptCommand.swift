import Adoption
import Diagnostics
import ViperModel

extension Command {
    static let adopt = Command(
        "adopt", abstract: "Analyze an app written by hand, and create specs for its modules.",
        discussion: """
            Without arguments, writes nothing, and reports the modules that it recognizes (with --verbose, also why) \
            and the settings for App.viper. Also reports what prevents a module from being adopted, and what 'check' \
            would report.

            For each module that you name, creates a spec, and moves the module's protocols from your files into a \
            generated file. All other code stays unchanged, byte for byte. Adopts a module only if the generated \
            protocols equal yours token by token, including comments. 'viper-gen release' reverts the adoption.

            With --bodies, also moves function bodies into the spec, word for word, if they only call other parts of \
            the module. With --verbose, lists each function that stays in its class, and why.
            """,
        operands: [Operand("module", .any, help: "Modules to adopt. (default: none; analyze only)")],
        options: [.allModules, .bodies, .adoptedTarget, .path, .dryRun, .format] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            let names = arguments.operands
            if names.isEmpty, !arguments.has(.allModules) {
                if arguments.has(.bodies) {
                    throw .invalid("'--bodies' requires module names or '--all'.")
                }
                return try project.whileConsistent(in: session) { (project) throws(CommandFailure) in
                    try look(at: project, target: arguments.value(of: .adoptedTarget), session)
                }
            }
            if !names.isEmpty, arguments.has(.allModules) {
                throw .invalid("'--all' cannot be combined with module names.")
            }
            return try project.whileLocked(in: session) { (project) throws(CommandFailure) in
                let adoption = try AppAdoption(
                    of: project, target: arguments.value(of: .adoptedTarget), for: .writing, in: session)
                return try take(names, withBodies: arguments.has(.bodies), of: adoption, session)
            }
        })
}

extension Option {
    static let allModules = Option.flag("all", help: "Select all modules, and skip those that cannot be changed.")
    static let adoptedTarget = Option.value(
        "target", "name",
        help: "Target of the Xcode project to analyze. (default: the target with the most modules)")
    static let bodies = Option.flag(
        "bodies", help: "Also move bodies into the spec if they only call other parts of the module.")
}

private func look(
    at project: Project, target: String?, _ session: Session
) throws(CommandFailure) -> ExitCode {
    let start = session.world.clock()
    let adoption = try AppAdoption(of: project, target: target, for: .looking, in: session)
    let findings = adoption.findingsOfCheck()
    let report = AdoptionReport(adoption: adoption, findings: findings, seconds: session.world.clock() - start)
    switch session.shared.format {
    case .json: session.printResult(report.json)
    case .text:
        session.report(adoption.findings)
        session.reportExamples(of: findings)
        session.printResult(report.text(isVerbose: session.shared.verbosity == .verbose))
    case .github, .sarif: session.report((adoption.findings + findings).sortedByPlace())
    }
    return .success
}

/// Adopts the named modules, or all if `names` is empty.
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
            "No module '\(name)' found. Run 'viper-gen adopt' to list the modules.", meant: nearest(to: name, in: known)
        )
    }
    let reasons = adoption.reasons(against: Set(names))
    session.report([adoption.ignored].compactMap(\.self) + reasons)
    for name in names where adoption.declared.contains(name) && !found.contains(name) {
        session.printStatus("'\(name)' already has a spec")
    }
    let code = try adoption.write(Set(names), withBodies: withBodies)
    return reasons.isEmpty ? code : .findings
}

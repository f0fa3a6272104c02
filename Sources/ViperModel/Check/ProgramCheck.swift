import Diagnostics
import ViperSpec

/// Resolves the specs of a project, and checks the rules that involve several declarations.
enum ProgramCheck {
    /// Resolves and checks the specs, which must be sorted by path. The program contains everything that could be
    /// resolved, even if there are errors.
    static func run(
        _ specs: [SpecFile], settings: AppSettings, root: SettingsReader.Root?, own: AppSources
    ) -> (program: Program, findings: [Diagnostic]) {
        var resolver = ProgramResolver(specs, settings: settings, own: own)
        var program = resolver.resolve()
        var findings = resolver.diagnostics

        var stateTypes = StateTypes(program)
        for index in program.modules.indices { stateTypes.complete(&program.modules[index]) }
        findings += stateTypes.findings

        let names = ProgramNames(program, isOpen: resolver.mayHaveMoreMembers)
        for index in program.modules.indices {
            let bodies = BoundaryCheck.run(program.modules[index], names: names)
            program.modules[index].opens = bodies.opens
            findings += bodies.findings
        }
        // An 'on' section may seem to be missing only because the name of its module is misspelled.
        let misnamed = Set(findings.lazy.filter { $0.rule.id == Rule.unknownModule.id }.map { $0.location?.file.path })
        findings.removeAll { $0.rule.id == Rule.missingOn.id && misnamed.contains($0.location?.file.path) }
        findings += self.findings(program)
        // An input that must be renamed first is not reported as unused.
        let collided = Set(findings.lazy.filter { $0.rule == .memberCollision }.map(\.location))
        findings.removeAll { $0.rule == .unusedInput && collided.contains($0.location) }
        if let root {
            let moduleNames = program.opened.map(\.name)
            // If a module is named 'list', another rule proposes 'List'. So 'root' may contain either name.
            if !moduleNames.contains(where: { [$0, SwiftName.upperFirst($0)].contains(root.name.name) }) {
                findings.append(.unknownModule(root.name, known: moduleNames, in: root.source))
            }
        }
        return (program, findings)
    }

    /// Returns the findings of the rules that need only the resolved program.
    private static func findings(_ program: Program) -> [Diagnostic] {
        TypeNameCheck.findings(program) + FileNameCheck.findings(program) + MemberNameCheck.findings(program)
            + EmitCheck.findings(program) + UnemittedBodyCheck.findings(program) + ReactiveCheck.findings(program)
            + SelfOpeningCheck.findings(program) + MemberTypeCheck.findings(program)
    }
}

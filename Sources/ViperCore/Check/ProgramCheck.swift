import Diagnostics
import ViperSpec

/// Resolves the syntax trees of a project and applies the rules that concern more than one declaration.
enum ProgramCheck {
    /// `files` are sorted by path. The program holds what could be understood, also beside errors.
    static func run(
        _ files: [SpecFile], settings: AppSettings, root: SettingsReader.Root?
    ) -> (program: Program, findings: [Diagnostic]) {
        let naming = settings.naming
        var resolver = ProgramResolver(files, settings: settings)
        var program = resolver.resolve(files)
        var findings = resolver.diagnostics

        var stateTypes = StateTypes(program)
        for index in program.modules.indices { stateTypes.complete(&program.modules[index]) }
        findings += stateTypes.findings

        let names = ProgramNames(program)
        let bodies = program.modules.mapInParallel { BoundaryCheck.run($0, names: names, naming: naming) }
        for (index, result) in bodies.enumerated() {
            program.modules[index].opens = result.opens
            findings += result.findings
        }
        for file in files {
            for case .importing(let name) in file.declarations where name.name == settings.target {
                findings.append(.selfImport(name, in: file.source))
            }
        }
        findings += self.findings(program)
        if let root {
            let known = program.modules.map(\.name) + program.externalModules.map(\.name)
            if !known.contains(root.name.name) {
                findings.append(.unknownModule(root.name, known: known, in: root.source))
            }
        }
        return (program, findings)
    }

    /// What the rules find that need nothing but the program. Names of types and files are held against all others, one after
    /// the other, so meanwhile another core does the rest.
    private static func findings(_ program: Program) -> [Diagnostic] {
        let names = Background { TypeNameCheck.findings(program) + FileNameCheck.findings(program) }
        let others =
            MemberNameCheck.findings(program) + RepetitionCheck.findings(program) + RecursionCheck.findings(program)
            + ValueInheritanceCheck.findings(program) + ParameterTypeCheck.findings(program)
            + EntityCheck.findings(program) + ReactiveCheck.findings(program)
        return names.value() + others
    }
}

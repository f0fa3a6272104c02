import Diagnostics
import ViperGeneration
import ViperModel

extension Generation {
    /// Returns the plan of the output files. Throws if the specs have errors, or do not declare a module named by the
    /// command.
    func plan(
        _ checked: Pipeline.Checked, of files: ProjectFiles
    ) throws(CommandFailure) -> (plan: Plan, findings: [Diagnostic]) {
        let (output, plan) = Pipeline.plan(checked, of: files.texts)
        let strays = files.settings.adjusted(files.strays)
        if files.texts.specs.isEmpty {
            // The unknown module in App.viper is a consequence.
            let others = output.diagnostics.filter { $0.rule != .unknownModule }
            throw .invalidInput(others + [try project.noSpecs(in: files.settings.specs)] + strays)
        }
        // The cause may be in a spec that is not read.
        guard let plan else { throw .invalidInput(strays + output.diagnostics) }
        let missing = request.expected.filter { !output.modules.contains($0) }
        if !missing.isEmpty {
            throw .invalidInput(
                strays + output.diagnostics + missing.map { .moduleNotDeclared($0, declared: output.modules) })
        }
        if case .named(let names) = request.modules, let name = names.first(where: { !output.modules.contains($0) }) {
            let meant = strays.filter { $0.location?.file.path.fileName.hasPrefix(name + ".") == true }
            if meant.isEmpty { throw .unknownModule(name, among: output.modules) }
            throw .invalidInput(meant + [.moduleNotDeclared(name, declared: output.modules)])
        }
        return (plan, output.diagnostics)
    }

    /// Renders all files in memory. If that fails, the failure includes `findings`, the findings of the input.
    func render(_ plan: Plan, beside findings: [Diagnostic]) throws(CommandFailure) -> [RenderedFile] {
        do {
            return try plan.rendered()
        } catch {
            throw .invalidInput(findings + error.diagnostics)
        }
    }
}

import Diagnostics
import ViperGeneration
import ViperModel

extension Generation {
    /// Returns the plan: the files to generate, each with its template and data. Throws if the specs have errors, or if
    /// they do not declare a module that the command names.
    func plan(
        _ checked: Pipeline.Checked, of files: ProjectFiles
    ) throws(CommandFailure) -> (plan: Plan, findings: [Diagnostic]) {
        let (output, plan) = Pipeline.plan(checked, of: files.texts)
        let strays = files.settings.adjusted(files.strays)
        if files.texts.specs.isEmpty {
            // Without specs, the root module in App.viper is unknown. This needs no finding of its own.
            let others = output.diagnostics.filter { $0.rule != .unknownModule }
            throw .invalidInput(others + [try project.noSpecs(in: files.settings.specs)] + strays)
        }
        // The cause of an error may be a spec that is not read, so such specs are reported too.
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

    /// Renders all planned files in memory. If a template fails, the failure also contains `findings`, the findings
    /// about the specs.
    func render(_ plan: Plan, beside findings: [Diagnostic]) throws(CommandFailure) -> [RenderedFile] {
        do {
            return try plan.rendered()
        } catch {
            throw .invalidInput(findings + error.diagnostics)
        }
    }
}

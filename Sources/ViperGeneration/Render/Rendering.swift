import Diagnostics
import TemplateEngine
import ViperModel

/// The rendered files of a plan, in memory.
package struct Rendering: Sendable {
    /// The files in the order of the plan.
    package let files: [RenderedFile]
    /// The findings in the project's own templates.
    package let findings: [Diagnostic]
}

extension Plan {
    /// Renders all files, or those below a folder. If several files cannot be rendered, the error of the first is
    /// thrown.
    package func rendered(below folder: String? = nil) throws(Renderer.Failure) -> Rendering {
        let wanted = parts.map { files in
            folder.map { folder in files.filter { $0.path.isBelow(folder) } } ?? files
        }
        let made = try wanted.map { [renderer] (files) throws(Renderer.Failure) in
            try renderer.made(files)
        }.flatMap(\.self)
        let faults = renderer.faultsOfNames(in: made, of: program)
        if !faults.isEmpty { throw Renderer.Failure(diagnostics: faults.withoutRepetitions) }
        // If several invalid files come from the same templates, the first one is reported.
        let faulty = made.compactMap(\.output).filter { $0.fault != nil }.unique(by: \.templates)
        let findings = program.app.adjusted(faulty.compactMap(\.fault)).sortedByPlace()
        return Rendering(files: made.map(\.file), findings: findings)
    }
}

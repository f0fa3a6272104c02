import Diagnostics
import TemplateEngine
import ViperModel

/// What a plan comes to, in memory.
package struct Rendering: Sendable {
    /// In the order of the plan.
    package let files: [RenderedFile]
    /// What is to be said of the project's own templates.
    package let findings: [Diagnostic]
}

extension Plan {
    /// Renders all files, or those below a folder. It is the only place where that is done. Of several files that
    /// cannot be rendered, the first in the order of the plan is told.
    package func rendered(below folder: String? = nil) throws(Renderer.Failure) -> Rendering {
        let wanted = parts.map { files in
            folder.map { folder in files.filter { $0.path.isBelow(folder) } } ?? files
        }
        let made = try wanted.map { [renderer] (files) throws(Renderer.Failure) in
            try renderer.made(files)
        }.flatMap(\.self)
        let faults = renderer.faultsOfNames(in: made, of: program)
        if !faults.isEmpty { throw Renderer.Failure(diagnostics: faults.withoutRepetitions) }
        // Of several files that the same templates make, the first says enough.
        let faulty = made.compactMap(\.output).filter { $0.fault != nil }.unique(by: \.templates)
        let findings = program.app.adjusted(faulty.compactMap(\.fault)).sortedByPlace()
        return Rendering(files: made.map(\.file), findings: findings)
    }
}

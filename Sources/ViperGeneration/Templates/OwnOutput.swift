import Diagnostics
import SwiftSource
import ViperModel

/// A Swift file that templates of a project's own have made, as far as it has to be checked.
struct OwnOutput: Sendable {
    /// The paths of the templates that made it.
    let templates: [String]
    /// The names of its top-level types, each once: one may be declared under several `#if` conditions.
    let typeNames: [String]
    /// The first thing that keeps it from being Swift.
    let fault: Diagnostic?

    /// Nil for a file that is not to be Swift.
    init?(_ file: RenderedFile, of templates: [String]) {
        guard file.path.hasSuffix(".swift") else { return nil }
        let source = file.sourceFile
        let (_, outline, diagnostics) = Outline.read(source)
        self.templates = templates
        typeNames = outline.declarations.filter(\.isType).map(\.name.name).unique
        fault = diagnostics.filter { $0.severity == .error }.sortedByPlace().first.map { first in
            let list = templates.map { "'\($0.printable)'" }.joined(separator: ", ")
            return Diagnostic(
                .templateOutput, "output of \(list) is not valid Swift: \(first.message)", at: first.location,
                notes: ["run 'viper-gen context' to print the template's data"])
        }
    }
}

extension DeclarationOutline {
    fileprivate var isType: Bool {
        switch kind {
        case .struct, .enum, .class, .actor, .protocol, .typealias: true
        default: false
        }
    }
}

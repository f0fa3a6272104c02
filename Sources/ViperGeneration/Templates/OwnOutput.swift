import Diagnostics
import SwiftSource
import ViperModel

/// What a file says that a template of a project's own has made, read as Swift.
struct OwnOutput: Sendable {
    /// The paths of what made it.
    let templates: [String]
    /// The types at its top, each once: one may stand under several conditions.
    let typeNames: [String]
    /// The first thing that keeps it from being Swift.
    let fault: Diagnostic?

    /// Nil for what is to be something else.
    init?(_ file: RenderedFile, of templates: [String]) {
        guard file.path.hasSuffix(".swift") else { return nil }
        let source = SourceFile(path: file.path, bytes: file.bytes)
        let (outline, diagnostics) = Outline.parse(source)
        self.templates = templates
        typeNames = outline.declarations.filter(\.isType).map(\.name.name).unique
        fault = diagnostics.filter { $0.severity == .error }.sortedByPlace().first.map { first in
            .templateOutput(templates, is: first)
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

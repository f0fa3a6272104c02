import Diagnostics
import SwiftSource
import ViperModel

/// The output of the project's own templates for one Swift file, as far as it is checked.
struct OwnOutput: Sendable {
    /// The paths of the templates.
    let templates: [String]
    /// The names of the top-level types, without duplicates: a type may be declared under several `#if` conditions.
    let typeNames: [String]
    /// The first syntax error.
    let fault: Diagnostic?

    /// Creates the output, or returns nil if the file is not Swift.
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

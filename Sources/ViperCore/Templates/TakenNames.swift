import Diagnostics
import SwiftSource

/// The types of a run's files, by name. What an added file declares is seen when it is rendered.
struct TakenNames {
    private let targets: [String]
    /// What each name is, for messages.
    private var names: [String: String]

    init(of program: Program) {
        targets = [program.app.sources, program.app.testing]
        // A spec may say of a type that an added file has it.
        names = Dictionary(
            program.emittedNames().filter { $0.origin != .external }.map { ($0.name, $0.what) },
            uniquingKeysWith: { first, _ in first })
    }

    /// A finding for each type of an added file that something else is called as; the others are taken.
    mutating func take(_ file: RenderedFile, from template: AddedTemplate) -> [Diagnostic] {
        guard file.path.hasSuffix(".swift"), targets.contains(where: { file.path.hasPrefix($0 + "/") }) else {
            return []
        }
        return typeNames(in: file).compactMap { name in
            guard let what = names.updateValue("a type in '\(file.path)'", forKey: name) else { return nil }
            names[name] = what
            return .templateName(name, in: file.path, isAlso: what, at: template.head.path.location)
        }
    }

    /// Each once: it may stand under several conditions.
    private func typeNames(in file: RenderedFile) -> [String] {
        let outline = Outline.parse(SourceFile(path: file.path, bytes: file.bytes)).outline
        let types = outline.declarations.filter { declaration in
            switch declaration.kind {
            case .struct, .enum, .class, .actor, .protocol, .typealias: true
            default: false
            }
        }
        return types.map(\.name.name).unique
    }
}

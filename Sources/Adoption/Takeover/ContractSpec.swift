import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// The spec of a module that was found: each protocol as it stands, as a section.
struct ContractSpec {
    let module: FoundModule
    let settings: AppSettings
    /// With mocks for the protocols beside them.
    let hasMocks: Bool
    /// As `format` does it: the spec will be written.
    let isLaidOut: Bool

    /// The spec; as it is put together where it has an error.
    func file(at path: String) -> SourceFile {
        let source = SourceFile(path: path, text: text)
        guard isLaidOut else { return source }
        let (file, findings) = SpecParser.parse(source)
        return findings.containsError ? source : SourceFile(path: path, bytes: SpecFormatter.format(file))
    }

    private var text: String {
        let imports = module.parts.flatMap(\.fact.imports.modules).unique
        let isPublic =
            settings.access == .internal && module.parts.contains { $0.fact.declaration.states("public") }
        return imports.map { "import \($0)\n" }.joined() + (imports.isEmpty ? "" : "\n")
            + "\(isPublic ? "public " : "")module \(module.name) {\n    emit contract\(hasMocks ? ", mocks" : "")\n"
            + module.parts.map { "\n" + section($0) }.joined() + "}\n"
    }

    /// `view as FeedViewProtocol: AnyObject { … }`
    private func section(_ part: FoundModule.Part) -> String {
        let (declaration, source) = (part.fact.declaration, part.fact.source)
        let inherited = declaration.inherited.map { source.text($0.range) }.joined(separator: ", ")
        let usual = settings.naming.protocolName(part.kind, module: module.name, interactor: part.interactor)
        // A section that says neither its name nor what it inherits is bound to classes.
        let name = usual == declaration.name.name && !inherited.isEmpty ? "" : " as \(declaration.name.name)"
        let own = part.interactor.map { " \($0)" } ?? ""
        let head = part.kind.rawValue + own + name + (inherited.isEmpty ? "" : ": \(inherited)")
        let attributes = declaration.attributes.filter { !(settings.isolation == .mainActor && $0.name == "MainActor") }
        let documentation = declaration.documentation.map { source.text($0.range) + "\n" } ?? ""
        let body = declaration.bodyRange.map { source.text($0.inner) } ?? ""
        return documentation + attributes.map { "    \($0.text)\n" }.joined() + "    \(head) {\(body)}\n"
    }
}

extension DeclarationOutline {
    /// One of its modifiers is this word.
    func states(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier } }
}

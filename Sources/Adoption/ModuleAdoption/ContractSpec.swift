import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// The spec of a recognized module. Each section has the text of one of the module's protocols.
struct ContractSpec {
    let module: RecognizedModule
    let settings: AppSettings
    /// Whether mocks are generated for the protocols.
    let hasMocks: Bool
    /// Whether the app's protocols are isolated to the main actor by default. If so, sections keep the attribute
    /// `@MainActor` of their protocols.
    let isMainActorByDefault: Bool
    /// Whether to format the spec. A spec that is not written to disk need not be formatted.
    let isLaidOut: Bool

    /// Returns the spec as a file, unformatted if it has syntax errors.
    func file(at path: String) -> SourceFile {
        let source = SourceFile(path: path, text: text)
        guard isLaidOut else { return source }
        let unit = IndentationUnit(settings.indentation.text)
        let (file, findings) = SpecParser.parse(source)
        if findings.containsError { return source }
        return SourceFile(path: path, bytes: SpecFormatter.format(file, indentedBy: unit))
    }

    private var text: String {
        let imports = module.parts.flatMap(\.fact.imports.modules).unique.map { "import \($0)\n" }
        let isPublic =
            settings.access == .internal && module.parts.contains { $0.fact.declaration.modifiers.contains("public") }
        var text = imports.joined()
        if !imports.isEmpty { text += "\n" }
        text += (isPublic ? "public " : "") + "module \(module.name) {\n"
        text += "    emit " + (hasMocks ? "contract, mocks" : "contract") + "\n"
        for part in module.parts { text += "\n" + section(part) }
        return text + "}\n"
    }

    /// Returns the section of a protocol: `view as FeedViewProtocol: AnyObject { … }`.
    private func section(_ part: RecognizedModule.Part) -> String {
        let (declaration, source) = (part.fact.declaration, part.fact.source)
        let inherited = declaration.inherited.map { source.text($0.range) }.joined(separator: ", ")
        let usual = settings.naming.protocolName(part.kind, module: module.name, interactor: part.interactor)
        // A section with neither `as` nor an inheritance clause would generate a protocol that inherits `AnyObject`.
        let name = usual == declaration.name.name && !inherited.isEmpty ? "" : " as \(declaration.name.name)"
        let interactor = part.interactor.map { " \($0)" } ?? ""
        let head = part.kind.rawValue + interactor + name + (inherited.isEmpty ? "" : ": \(inherited)")
        let isImplied = settings.isolation == .mainActor && !isMainActorByDefault
        let attributes = declaration.attributes.filter { !(isImplied && $0.name == "MainActor") }
        let documentation = declaration.documentation.map { source.text($0.range) + "\n" } ?? ""
        let body = declaration.bodyRange.map { source.text($0.inner) } ?? ""
        return documentation + attributes.map { "    \($0.text)\n" }.joined() + "    \(head) {\(body)}\n"
    }
}

import Diagnostics
import SwiftSource
import ViperSpec

/// A spec whose members are read, but whose references are not resolved yet. It does not hold the syntax tree that it comes
/// from, which is large: those of a whole project are never there at once.
struct SpecDraft: Sendable {
    /// A declaration at the top level, its members read; behind a reference, since lists of them grow.
    indirect enum Declaration: Sendable {
        case data(DataType)
        case service(DeclarationCollector.ServiceDraft)
        case navigation(DeclarationCollector.ServiceDraft)
        case externalType(DataType)
        case module(ModuleDraft)
    }

    let source: SourceFile
    /// The file's name without folders and extension: `Todo`.
    let name: String
    /// What the file imports, each once, in order.
    let imports: [String]
    /// The declarations in the spec's order, without imports and `app`.
    private var declarations: [Declaration]
    /// The findings about its imports.
    let findings: [Diagnostic]

    init(_ file: SpecFile, settings: AppSettings) {
        let (source, imports) = (file.source, file.imports)
        self.source = source
        self.imports = imports
        name = source.path.fileName(without: ".viper")
        declarations = file.declarations.compactMap {
            Declaration($0, of: source, imports: imports, app: settings)
        }
        findings = file.declarations.compactMap { declaration in
            guard case .importing(let name) = declaration, name.name == settings.target else { return nil }
            return Diagnostic(
                .selfImport, "'\(name.name)' is the target that this spec becomes part of",
                at: SourceLocation(source, name.range),
                notes: ["delete the line; if another module has that name, rename one of the two"])
        }
    }

    /// Hands over the declarations; the draft keeps none.
    mutating func takeDeclarations() -> [Declaration] {
        defer { declarations = [] }
        return declarations
    }
}

extension SpecDraft.Declaration {
    /// Reads a declaration; nil for one that a program does not hold.
    fileprivate init?(_ declaration: SpecDeclaration, of source: SourceFile, imports: [String], app: AppSettings) {
        switch declaration {
        case .importing, .app: return nil
        case .data(let type): self = .data(DataType(type, in: source))
        case .service(let service): self = .service(.init(service, source: source))
        case .navigation(let verbs):
            self = .navigation(.init(verbs, owner: "the navigation", source: source, imports: imports))
        case .external(.type(let outline)): self = .externalType(DataType(external: outline, in: source))
        case .external(.module(let module, let body)):
            self = .module(
                ModuleDraft(module, body: body, isExternal: true, source: source, imports: imports, app: app))
        case .module(let module):
            self = .module(ModuleDraft(module, source: source, imports: imports, app: app))
        }
    }
}

extension SpecFile {
    /// What the file imports, each once, in order.
    fileprivate var imports: [String] {
        declarations.compactMap { if case .importing(let name) = $0 { name.name } else { nil } }.unique
    }
}

extension Rule {
    static let selfImport = Rule(
        id: "selfImport", summary: "A spec does not import the target that it becomes part of",
        explanation: """
            The imports of a spec go into the files that are generated from it, and those belong to the app's target. What \
            the target itself declares is known there without an import.
            """,
        wrong: "import Test  // in the target Test\nmodule TodoList {}",
        right: "import Core\nmodule TodoList {}")
}

import Diagnostics
import SwiftSource
import ViperSpec

/// Gathers the declarations of all files, and reports names that are declared twice.
struct DeclarationCollector {
    private(set) var modules: [ModuleDraft] = []
    private(set) var services: [ServiceDraft] = []
    private(set) var data: [DataDraft] = []
    private(set) var externalTypes: [ExternalTypeDraft] = []
    /// Types of the specs by name, external ones too.
    private(set) var types: [String: DeclaredType] = [:]
    private(set) var moduleLocations: [String: SourceLocation] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    struct ServiceDraft {
        let declaration: ServiceDeclaration
        let source: SourceFile
        let reader: MemberReader
    }

    struct DataDraft {
        let declaration: DataDeclaration
        let source: SourceFile
        /// Nil outside modules.
        let module: String?
    }

    struct ExternalTypeDraft {
        let outline: DeclarationOutline
        let source: SourceFile
    }

    struct DeclaredType {
        enum Kind: Hashable {
            case data(DataDeclaration.Kind)
            case service
            case external(DeclarationOutline.Kind)
        }

        let kind: Kind
        let location: SourceLocation
    }

    init(_ files: [SpecFile], naming: Naming) {
        // Reading members is what takes time, and those of one file depend on no other.
        for drafts in files.mapInParallel({ Draft.drafts(of: $0, naming: naming) }) {
            for draft in drafts { add(draft) }
        }
    }

    private mutating func add(_ draft: Draft) {
        switch draft {
        case .data(let type): add(type.declaration, module: nil, source: type.source)
        case .service(let service):
            diagnostics += service.reader.diagnostics
            services.append(service)
            addType(service.declaration.name, .service, source: service.source)
        case .externalType(let type):
            externalTypes.append(type)
            addType(type.outline.name, .external(type.outline.kind), source: type.source)
        case .module(let module): add(module)
        }
    }

    private mutating func add(_ module: ModuleDraft) {
        if module.name == "App" { diagnostics.append(.moduleNamedApp(at: module.location)) }
        for type in module.data { add(type, module: module.name, source: module.source) }
        diagnostics += module.diagnostics
        if let first = moduleLocations[module.name] {
            diagnostics.append(.duplicateName(module.name, at: module.location, first: first))
            return
        }
        moduleLocations[module.name] = module.location
        modules.append(module)
    }

    private mutating func add(_ type: DataDeclaration, module: String?, source: SourceFile) {
        data.append(DataDraft(declaration: type, source: source, module: module))
        if type.kind != .extension {
            addType(type.name, .data(type.kind), source: source)
        }
    }

    private mutating func addType(
        _ name: Identifier, _ kind: DeclaredType.Kind, source: SourceFile
    ) {
        let location = SourceLocation(source, name.range)
        if let first = types[name.name] {
            diagnostics.append(.duplicateName(name.name, at: location, first: first.location))
        } else {
            types[name.name] = DeclaredType(kind: kind, location: location)
        }
    }
}

/// A declaration of one file, its members read.
private enum Draft: Sendable {
    case data(DeclarationCollector.DataDraft)
    case service(DeclarationCollector.ServiceDraft)
    case externalType(DeclarationCollector.ExternalTypeDraft)
    case module(ModuleDraft)

    static func drafts(of file: SpecFile, naming: Naming) -> [Draft] {
        let (source, imports) = (file.source, file.imports)
        return file.declarations.compactMap { declaration in
            switch declaration {
            case .importing, .app: return nil
            case .data(let type): return .data(.init(declaration: type, source: source, module: nil))
            case .service(let service):
                let reader = MemberReader(
                    service.members, of: nil, owner: "service '\(service.name.name)'", source: source)
                return .service(.init(declaration: service, source: source, reader: reader))
            case .external(.type(let outline)): return .externalType(.init(outline: outline, source: source))
            case .external(.module(let module, let body)):
                return .module(
                    ModuleDraft(
                        module, body: body, isExternal: true, source: source, imports: imports, naming: naming))
            case .module(let module):
                return .module(ModuleDraft(module, source: source, imports: imports, naming: naming))
            }
        }
    }
}

extension SpecFile {
    /// What the file imports, each once, in order.
    var imports: [String] {
        var seen: Set<String> = []
        return declarations.compactMap { declaration in
            guard case .importing(let name) = declaration, seen.insert(name.name).inserted else { return nil }
            return name.name
        }
    }

    /// The file's name without folders and extension: `Todo`.
    var baseName: String {
        let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
        return file.hasSuffix(".viper") ? String(file.dropLast(6)) : file
    }
}

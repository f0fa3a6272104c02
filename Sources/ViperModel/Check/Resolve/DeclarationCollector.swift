import Diagnostics
import SwiftSource
import ViperSpec

/// Collects the declarations of all specs, and reports duplicate names.
struct DeclarationCollector {
    private(set) var modules: [UnresolvedModule] = []
    private(set) var services: [UnresolvedService] = []
    /// The `navigation` declaration. A project has at most one.
    private(set) var navigation: UnresolvedService?
    /// The data types. `module` is the name of the module that declares the type, or nil. The requirements of
    /// protocols are not resolved yet.
    private(set) var data: [(type: DataType, module: String?)] = []
    private(set) var externalTypes: [DataType] = []
    /// The location of the first declaration of each type in specs, including external types, by name.
    private(set) var types: [String: (isProtocol: Bool, location: SourceLocation)] = [:]
    private(set) var moduleLocations: [String: SourceLocation] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ files: [SpecFile], settings: AppSettings) {
        for file in files {
            let imports = file.imports
            for declaration in file.declarations { add(declaration, of: file.source, imports, settings) }
        }
    }

    private mutating func add(
        _ declaration: SpecDeclaration, of source: SourceFile, _ imports: [String], _ settings: AppSettings
    ) {
        switch declaration {
        case .importing, .app: break
        case .data(let type): addData(DataType(type, in: source), module: nil)
        case .service(let service):
            addService(
                UnresolvedService(service, owner: "service '\(service.name.name)'", source: source, imports: imports))
        case .navigation(let verbs):
            addNavigation(UnresolvedService(verbs, owner: "the navigation", source: source, imports: imports))
        case .external(.type(let outline)):
            let type = DataType(external: outline, in: source)
            externalTypes.append(type)
            addTypeName(type.name, isProtocol: type.kind == .protocol, at: type.nameLocation)
        case .external(.module(let module, let body)):
            addModule(
                UnresolvedModule(module, body: body, isExternal: true, source: source, imports: imports, app: settings))
        case .module(let module):
            addModule(UnresolvedModule(module, source: source, imports: imports, app: settings))
        }
    }

    private mutating func addService(_ service: UnresolvedService) {
        diagnostics += service.reader.diagnostics
        services.append(service)
        let name = service.declaration.name
        addTypeName(name.name, isProtocol: true, at: SourceLocation(service.source, name.range))
    }

    private mutating func addNavigation(_ verbs: UnresolvedService) {
        diagnostics += verbs.reader.diagnostics + NavigationVerbs.findings(verbs)
        let place = SourceLocation(verbs.source, verbs.declaration.name.range)
        if let first = navigation {
            diagnostics.report(
                .navigationVerb, "duplicate 'navigation' declaration", at: place,
                notes: [
                    .init(
                        "first declared here; move all functions here",
                        at: SourceLocation(first.source, first.declaration.name.range))
                ])
        } else {
            navigation = verbs
        }
    }

    private mutating func addModule(_ module: UnresolvedModule) {
        for type in module.data { addData(type, module: module.name) }
        diagnostics += module.diagnostics
        if let first = moduleLocations[module.name] {
            reportTwice(module.name, at: module.location, first)
            return
        }
        moduleLocations[module.name] = module.location
        modules.append(module)
    }

    private mutating func addData(_ type: DataType, module: String?) {
        data.append((type, module))
        if type.kind != .extension { addTypeName(type.name, isProtocol: type.kind == .protocol, at: type.nameLocation) }
    }

    private mutating func addTypeName(_ name: String, isProtocol: Bool, at location: SourceLocation) {
        if let first = types[name] {
            reportTwice(name, at: location, first.location)
        } else {
            types[name] = (isProtocol, location)
        }
    }

    private mutating func reportTwice(_ name: String, at location: SourceLocation, _ first: SourceLocation) {
        diagnostics.report(
            .duplicateName, "duplicate declaration '\(name)'", at: location,
            notes: [.init("first declared here; rename one of them", at: first)])
    }
}

/// A `service` or `navigation` with its members, before references are resolved.
struct UnresolvedService {
    let declaration: ServiceDeclaration
    let source: SourceFile
    let reader: MemberReader
    /// The modules that the spec imports.
    let imports: [String]

    /// Reads the members of a declaration. `owner` describes the declaration in messages.
    init(_ declaration: ServiceDeclaration, owner: String, source: SourceFile, imports: [String]) {
        self.declaration = declaration
        self.source = source
        self.imports = imports
        reader = MemberReader(declaration.members, of: nil, owner: owner, source: source)
    }
}

extension SpecFile {
    /// The modules that the file imports, in order and without duplicates.
    var imports: [String] {
        declarations.compactMap { if case .importing(let name) = $0 { name.name } else { nil } }.unique
    }
}

extension Rule {
    package static let duplicateName = Rule(
        id: "duplicateName", summary: "Duplicate declaration",
        explanation: """
            All .viper files of a project form one program. Everything they declare is at file scope of one Swift \
            module, including declarations inside a module's braces. Rename one of the types or modules.
            """,
        wrong: "struct Row { let id: Int }\nmodule TodoList { struct Row { let title: String } }",
        right: "struct Row { let id: Int }\nmodule TodoList { struct TodoRow { let title: String } }")
}

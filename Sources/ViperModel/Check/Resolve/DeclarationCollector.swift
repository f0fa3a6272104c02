import Diagnostics
import SwiftSource
import ViperSpec

/// Gathers the declarations of all files, and reports names that are declared twice.
struct DeclarationCollector {
    private(set) var modules: [ModuleDraft] = []
    private(set) var services: [ServiceDraft] = []
    /// The verbs of navigation that specs add: once.
    private(set) var navigation: ServiceDraft?
    /// With the module that each stands in; nil outside of modules. What protocols require is not resolved yet.
    private(set) var data: [(type: DataType, module: String?)] = []
    private(set) var externalTypes: [DataType] = []
    /// Types of the specs by name, external ones too.
    private(set) var types: [String: (isProtocol: Bool, location: SourceLocation)] = [:]
    private(set) var moduleLocations: [String: SourceLocation] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    struct ServiceDraft {
        /// The declaration without its members, which are read.
        private(set) var declaration: ServiceDeclaration
        let source: SourceFile
        let reader: MemberReader
        /// What its spec imports.
        let imports: [String]

        init(
            _ declaration: ServiceDeclaration, owner: String? = nil, source: SourceFile, imports: [String] = []
        ) {
            self.imports = imports
            self.declaration = declaration
            self.declaration.members = []
            self.source = source
            reader = MemberReader(
                declaration.members, of: nil, owner: owner ?? "service '\(declaration.name.name)'",
                source: source)
        }
    }

    /// Takes the declarations out of the drafts.
    init(takingFrom specs: inout [SpecDraft]) {
        modules.reserveCapacity(specs.count)
        for index in specs.indices {
            for draft in specs[index].takeDeclarations() { add(draft) }
        }
    }

    /// Lets go of modules that have been resolved.
    mutating func forgetModules() { modules = [] }

    private mutating func add(_ draft: SpecDraft.Declaration) {
        switch draft {
        case .data(let type): add(type, module: nil)
        case .service(let service):
            diagnostics += service.reader.diagnostics
            services.append(service)
            let name = service.declaration.name
            addType(name.name, isProtocol: true, at: SourceLocation(service.source, name.range))
        case .navigation(let verbs): add(verbs: verbs)
        case .externalType(let type):
            externalTypes.append(type)
            addType(type.name, isProtocol: type.kind == .protocol, at: type.nameLocation)
        case .module(let module): add(module)
        }
    }

    private mutating func add(verbs: ServiceDraft) {
        diagnostics += verbs.reader.diagnostics + NavigationVerbs.findings(verbs)
        let place = SourceLocation(verbs.source, verbs.declaration.name.range)
        if let first = navigation {
            diagnostics.report(
                .navigationVerb, "'navigation' is declared twice", at: place,
                notes: [
                    .init(
                        "put all verbs together here",
                        at: SourceLocation(first.source, first.declaration.name.range))
                ])
        } else {
            navigation = verbs
        }
    }

    private mutating func add(_ module: ModuleDraft) {
        for type in module.data { add(type, module: module.name) }
        diagnostics += module.diagnostics
        if let first = moduleLocations[module.name] {
            reportTwice(module.name, at: module.location, first)
            return
        }
        moduleLocations[module.name] = module.location
        modules.append(module)
    }

    private mutating func add(_ type: DataType, module: String?) {
        data.append((type, module))
        if type.kind != .extension { addType(type.name, isProtocol: type.kind == .protocol, at: type.nameLocation) }
    }

    private mutating func addType(_ name: String, isProtocol: Bool, at location: SourceLocation) {
        if let first = types[name] {
            reportTwice(name, at: location, first.location)
        } else {
            types[name] = (isProtocol, location)
        }
    }

    private mutating func reportTwice(_ name: String, at location: SourceLocation, _ first: SourceLocation) {
        diagnostics.report(
            .duplicateName, "'\(name)' is declared twice", at: location,
            notes: [.init("it is first declared here; rename one of the two", at: first)])
    }
}

extension Rule {
    package static let duplicateName = Rule(
        id: "duplicateName", summary: "A name is declared once in all specs of a project",
        explanation: """
            All .viper files form one program, and everything they declare is at file scope of one Swift module, what stands \
            inside a module's braces as well. So no two types have one name, and no two modules.
            """,
        wrong: "struct Row { let id: Int }\nmodule TodoList { struct Row { let title: String } }",
        right: "struct Row { let id: Int }\nmodule TodoList { struct TodoRow { let title: String } }")
}

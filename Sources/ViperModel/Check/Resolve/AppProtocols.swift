import Diagnostics
import SwiftSource
import ViperSpec

/// Resolves types of the app's Swift that specs refer to.
extension ProgramResolver {
    /// Returns the types of each Swift file. If specs use a protocol as the type of a value, the protocol gets a
    /// mock, or is reported if it cannot be mocked.
    mutating func ownDeclarations() -> [SharedDeclarations] {
        own.files.map { file in
            SharedDeclarations(
                name: file.source.path.fileName(without: ".swift"), source: file.source, imports: file.imports,
                data: file.types.flatMap { ownTypes($0) } + file.extensions, services: [])
        }
    }

    /// Returns the type. If it is a protocol with associated types, also returns each specialization in specs:
    /// `Repository<Transfer>`.
    private mutating func ownTypes(_ type: DataType) -> [DataType] {
        guard type.kind == .protocol else { return [type] }
        let forms = own.specialized[type.name, default: []].compactMap { specialized -> DataType? in
            guard case .named(let components) = specialized.shape else { return nil }
            return type.specialized(specialized, components[0].arguments)
        }
        return forms.isEmpty ? [completedOwnType(type)] : [type] + forms.map { completedOwnType($0) }
    }

    /// If the type is a protocol that gets a mock, returns it with its requirements. Returns any other type
    /// unchanged.
    private mutating func completedOwnType(_ type: DataType) -> DataType {
        guard let place = own.valueTypes[type.outline.name.name] else { return type }
        if let obstacle = obstacle(toMocking: type) {
            if !settings.emit.isDisjoint(with: [.mocks, .tests]) {
                let name = type.outline.name.name
                diagnostics.report(
                    .unmockedType, "cannot mock '\(name)', \(obstacle); tests that need the mock are not generated",
                    at: place,
                    notes: [
                        "change the protocol, or declare 'external protocol \(name)' to do without these tests"
                    ])
            }
            return type
        }
        return completed(type)
    }

    /// Reports sections whose protocol has the name of a protocol in the app's Swift. A section can inherit such a
    /// protocol, but not declare it.
    mutating func reportOwnProtocols() {
        let types = own.files.flatMap(\.types).filter { $0.kind == .protocol }
        guard !types.isEmpty else { return }
        for module in declarations.modules {
            for section in module.sections {
                guard let name = section.declaration.protocolName,
                    let type = types.first(where: { $0.name == name.name })
                else { continue }
                diagnostics.report(
                    .nameCollision,
                    "protocol of '\(section.declaration.title)' in module '\(module.name)' is named '\(name.name)', which your own Swift declares",
                    at: SourceLocation(section.source, name.range),
                    notes: [
                        "inherit that protocol: '\(section.declaration.title): \(name.name) { … }'",
                        .init("or delete this declaration", at: type.nameLocation),
                    ])
            }
        }
    }

    /// Returns the reason why a protocol cannot be mocked; nil if it can. In the message, the reason follows the
    /// protocol's name.
    private func obstacle(toMocking type: DataType) -> String? {
        let outline = type.outline
        let inheritance = protocols.inheritance(of: outline.name.name)
        if let attribute = outline.attributes.first(where: { !$0.isIsolation }) {
            return "which is '\(attribute.text)'"
        }
        if let member = outline.members.first(where: { $0.kind == .associatedtype }) ?? outline.unmockableRequirement {
            return "which requires '\(member.name.name)'"
        }
        let fixed = outline.fixedTypes
        if let type = inheritance.members.compactMap(\.associatedType).first(where: { !fixed.contains($0) }) {
            return "which requires '\(type)'"
        }
        if inheritance.isActor { return "which inherits 'Actor'" }
        if let other = (inheritance.unknown + inheritance.unmockable).first { return "which inherits '\(other)'" }
        let mock = settings.naming.mock(type.mockedName)
        return own.isDeclaredInTests(mock) ? "because the tests already declare '\(mock)'" : nil
    }
}

extension DeclarationCollector {
    /// Returns the names of the modules' protocols and classes. Specs may use these names before the files exist.
    func generatedNames(_ settings: AppSettings) -> Set<String> {
        let naming = settings.naming
        var names = Set(naming.supportNames)
        let moduleNames = Set(modules.map(\.name))
        for module in modules {
            let kit = module.own.kit ?? settings.kit
            names.formUnion([
                naming.presenterClass(module.name), naming.routerClass(module.name),
                naming.viewClass(module.name, kit: kit), naming.screenView(module.name, kit: kit) ?? "",
            ])
            for section in module.sections {
                // A protocol name that a spec states after 'as' is left out. So if the app's Swift declares that
                // protocol too, it is found and reported. The protocol of an 'on' section belongs to the other module.
                let isElsewhere = section.kind == .on && section.name.map(moduleNames.contains) ?? false
                if section.declaration.protocolName == nil, !isElsewhere { names.insert(section.protocolName) }
                if section.kind == .interactor {
                    names.insert(naming.interactorClass(module.name, interactor: section.name))
                }
            }
        }
        return names
    }

    /// The types that specs mention.
    var mentions: ReferencedTypes {
        var mentions = ReferencedTypes()
        for module in modules {
            for input in module.declaration.inputs { mentions.add(input.type, in: module.source) }
            for line in module.assembly { mentions.add(line.type, in: module.source) }
            for section in module.sections {
                mentions.add(inherited: section.declaration.inherited, in: module.source)
                if let name = section.declaration.protocolName {
                    mentions.add(inherited: [.made(name.name)], in: module.source)
                }
                let parameters = section.declaration.parameters ?? []
                for parameter in parameters { mentions.add(parameter.type, in: module.source) }
                mentions.add(section.reader, in: module.source)
            }
        }
        for service in services + (navigation.map { [$0] } ?? []) {
            mentions.add(inherited: service.declaration.inherited, in: service.source)
            mentions.add(service.reader, in: service.source)
        }
        for type in data.map(\.type) + externalTypes { mentions.add(type.outline, in: type.source) }
        return mentions
    }
}

extension ReferencedTypes {
    fileprivate mutating func add(_ reader: MemberReader, in source: SourceFile) {
        for member in reader.members { add(member.requirement, in: source) }
        for state in reader.state { add(state.type, in: source) }
    }
}

extension Member {
    /// The member's name if it is an associated type; otherwise nil. Protocols of the app's Swift can inherit such
    /// members.
    var associatedType: String? {
        guard case .associatedType(let type) = requirement.kind else { return nil }
        return type.name.name
    }
}

extension DeclarationOutline {
    /// The associated types that a protocol's `where` clause sets: `Model` in `where Model == Transfer`.
    fileprivate var fixedTypes: Set<String> {
        guard let whereClause else { return [] }
        let requirements = whereClause.name.dropFirst("where".count).split(separator: ",")
        return Set(
            requirements.compactMap { requirement in
                let sides = requirement.split(separator: "==")
                return sides.count == 2 ? sides[0].filter { !$0.isWhitespace } : nil
            })
    }
}

extension Rule {
    static let unmockedType = Rule(
        id: "unmockedType", severity: .warning, isAdjustable: true,
        summary: "Protocol in your code cannot be mocked",
        explanation: """
            viper-gen mocks the protocols of your own Swift that specs use. It cannot mock a protocol that requires an \
            initializer, a subscript or an associated type, or inherits an unknown protocol. viper-gen generates all \
            tests except the tests that need this mock. If you accept this, declare 'external protocol' in a spec.
            """,
        wrong: """
            module List { interactor(parser: any Parsing) { func text() -> String { parser.text } } }

            // Swift of the app:
            protocol Parsing { init(text: String) }
            """,
        right: """
            external protocol Parsing
            module List { interactor(parser: any Parsing) { func text() -> String { parser.text } } }

            // Swift of the app:
            protocol Parsing { init(text: String) }
            """)
}

import Diagnostics
import SwiftSource
import ViperModel

/// The facts about a Swift file by which viper-gen recognizes modules. They are its protocols, its types with their
/// conformances and stored properties, and the types that its code creates.
package final class FileFacts: Sendable {
    package let source: SourceFile
    /// The protocols in the file, including nested ones.
    package let protocols: [ProtocolFact]
    /// The types that the file declares, including nested ones. Each extension has an entry of its own.
    package let types: [TypeFact]
    /// The type aliases at file scope, each with the protocols that it mentions.
    package let aliases: [String: [String]]
    /// The names of the types that the file's code creates: `FeedPresenter` in `FeedPresenter(view: view)`.
    package let createdTypes: Set<String>
    package let outline: FileOutline
    /// The declarations at file scope, in order, without their members.
    package let headings: [DeclarationHeading]
    package let imports: [String]
    /// The error because of which the file cannot be read or edited; nil if there is none.
    package let obstacle: Diagnostic?

    package var path: String { source.path }

    package init(_ source: SourceFile) {
        self.source = source
        let (tokens, outline, diagnostics) = OutlineParser.read(source)
        self.outline = outline
        createdTypes = tokens.namesOfCreatedTypes(in: source)
        imports = outline.imports.map(\.name)
        aliases = Dictionary(
            firstOf: outline.declarations.filter { $0.kind == .typealias }.map { alias in
                (alias.name.name, alias.aliased?.protocolNames ?? [])
            })
        headings = outline.declarations.map(DeclarationHeading.init)
        let obstacle =
            ConflictSearch.first(in: source).map {
                Diagnostic(.unreadableSwift, "the file contains merge conflict markers", at: $0)
            }
            ?? diagnostics.first { $0.severity == .error }.map {
                Diagnostic(.unreadableSwift, "the file cannot be parsed as Swift: \($0.message)", at: $0.location)
            }
        self.obstacle = obstacle
        let imports = ImportText(outline, ConditionalBlocks(source, tokens: tokens))
        let unit = FileStyle(source, outline, unit: "").unit
        var (protocols, types): ([ProtocolFact], [TypeFact]) = ([], [])
        func add(_ declarations: [DeclarationOutline], in enclosing: [String]) {
            for declaration in declarations {
                switch declaration.kind {
                case .protocol:
                    protocols.append(
                        ProtocolFact(
                            declaration: declaration, source: source, enclosing: enclosing, imports: imports,
                            unit: unit, obstacle: obstacle))
                case .class, .struct, .enum, .actor, .extension:
                    types.append(TypeFact(declaration, path: source.path))
                    add(declaration.members, in: enclosing + [declaration.name.name])
                default: break
                }
            }
        }
        add(outline.declarations, in: [])
        (self.protocols, self.types) = (protocols, types)
    }
}

/// A protocol, with facts about its file.
package struct ProtocolFact: Sendable {
    package let declaration: DeclarationOutline
    package let source: SourceFile
    /// The types in which the protocol is nested, the outermost first; empty at file scope.
    package let enclosing: [String]
    package let imports: ImportText
    /// The unit of indentation of the protocol's file; empty if it is unknown.
    package let unit: String
    /// The error because of which the protocol's file cannot be edited; nil if there is none.
    package let obstacle: Diagnostic?

    /// The protocol's name, after the names of the enclosing types: `Feed.View`.
    package var name: String { (enclosing + [declaration.name.name]).joined(separator: ".") }
    /// The location of the protocol's name.
    package var place: SourceLocation { SourceLocation(source, declaration.name.range) }
}

/// The imports of a file, as text for a spec.
package struct ImportText: Sendable, Hashable {
    /// The modules that the file imports without a condition, in order.
    package let modules: [String]
    /// The first module that the file imports in `#if`, which a spec cannot express; nil if there is none.
    package let conditional: String?

    fileprivate init(_ outline: FileOutline, _ blocks: ConditionalBlocks) {
        let isConditional = { (name: Identifier) in !blocks.conditions(at: name.range.lowerBound).isEmpty }
        modules = outline.imports.filter { !isConditional($0) }.map(\.name)
        conditional = outline.imports.first(where: isConditional)?.name
    }
}

/// A declaration or an extension of a type.
package final class TypeFact: Sendable {
    /// The name of the type, or of the extended type.
    package let name: String
    package let isExtension: Bool
    /// Whether this is the declaration of a class; false for an extension of a class, and for an actor.
    package let isClass: Bool
    /// The types and protocols that the type inherits and conforms to, without generic arguments.
    package let inherited: [String]
    /// The generic arguments of the inherited types: `FeedView` in `BasePresenter<FeedView>`.
    package let arguments: [String]
    /// The properties whose declaration states a type.
    package let storedProperties: [StoredPropertyFact]
    /// The names of the type's static functions.
    package let statics: [String]
    package let path: String

    /// A property, with the types that its declaration mentions.
    package struct StoredPropertyFact: Sendable, Hashable {
        /// The property's name. Empty if a generic base class stores the value; `types` are then the generic arguments.
        package let property: String
        /// All types that the property's type mentions.
        package let types: [String]
        /// Whether the property is `weak` or `unowned`.
        package let isWeak: Bool
    }

    fileprivate init(_ declaration: DeclarationOutline, path: String) {
        self.path = path
        name = declaration.name.name
        isExtension = declaration.kind == .extension
        isClass = declaration.kind == .class
        // A generic parameter is replaced by its constraints.
        let bounds = Dictionary(
            firstOf: declaration.genericParameters.map { ($0.name.name, $0.constraint?.protocolNames ?? []) })
        inherited = declaration.inherited.flatMap(\.protocolNames)
        arguments = declaration.inherited.flatMap { type in
            type.mentionedNames.filter { !type.protocolNames.contains($0) }.flatMap { bounds[$0] ?? [$0] }
        }
        statics = declaration.members.filter { member in
            member.kind == .function && (member.modifiers.contains("static") || member.modifiers.contains("class"))
        }.map(\.name.name)
        storedProperties = declaration.members.compactMap { member in
            guard let variable = member.requirement?.variable, let type = variable.type else { return nil }
            let isWeak = member.modifiers.contains { $0.name.hasPrefix("weak") || $0.name.hasPrefix("unowned") }
            let types = type.mentionedNames.flatMap { bounds[$0] ?? [$0] }
            return StoredPropertyFact(property: variable.name.name, types: types, isWeak: isWeak)
        }
    }
}

extension Rule {
    package static let unreadableSwift = Rule(
        id: "unreadableSwift", severity: .warning, summary: "File cannot be parsed as Swift",
        explanation: """
            The file declares protocols of a module, but viper-gen cannot read it. The file contains merge conflict \
            markers or an unclosed bracket, or is not encoded in UTF-8. viper-gen adopts nothing from this file. Fix \
            the file, and run 'viper-gen adopt' again.
            """,
        wrong: "protocol FeedView {",
        right: "protocol FeedView {}")
}

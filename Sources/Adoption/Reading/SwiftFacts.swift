import Diagnostics
import SwiftSource
import ViperModel

/// What one Swift file says of an app's modules: the protocols that it declares, what its types conform to and hold, and what it
/// makes.
package final class SwiftFacts: Sendable {
    /// The file.
    package let source: SourceFile
    /// The protocols that it declares, nested ones among them.
    package let protocols: [ProtocolFact]
    /// Its types, and what its extensions add to types.
    package let types: [TypeFact]
    /// Other names of types, at file scope, each with those that it puts together.
    package let aliases: [String: [String]]
    /// The names of the types that it makes: `FeedPresenter` of `FeedPresenter(view: view)`.
    package let made: Set<String>
    /// What it declares.
    package let outline: FileOutline
    /// What it declares at file scope, in order.
    package let headings: [DeclarationHeading]
    /// The modules that it imports.
    package let imports: [String]
    /// Those that it imports whatever is compiled for, in order.
    package let unconditionalImports: [String]
    /// What keeps it from being read or edited; nil where nothing does.
    package let obstacle: Diagnostic?
    /// Where a merge left its markers; nil where none did.
    package let conflict: SourceLocation?

    /// The path of the file.
    package var path: String { source.path }

    package init(_ source: SourceFile) {
        self.source = source
        let (tokens, outline, diagnostics) = Outline.read(source)
        self.outline = outline
        made = tokens.namesOfMadeTypes(in: source)
        imports = outline.imports.map(\.name)
        aliases = Dictionary(
            firstOf: outline.declarations.filter { $0.kind == .typealias }.map { alias in
                (alias.name.name, alias.aliased?.protocolNames ?? [])
            })
        headings = outline.declarations.map(DeclarationHeading.init)
        let conflict = ConflictSearch.first(in: source)
        let obstacle: Diagnostic? =
            if let conflict {
                Diagnostic.unreadableSwift("the file has the markers of a merge conflict", at: conflict)
            } else {
                diagnostics.first { $0.severity == .error }.map {
                    Diagnostic.unreadableSwift("the file is not read as Swift: \($0.message)", at: $0.location)
                }
            }
        (self.conflict, self.obstacle) = (conflict, obstacle)
        let blocks = ConditionalBlocks(source, tokens: tokens)
        let imports = ImportText.lines(outline, source, blocks)
        unconditionalImports = imports.modules
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

/// A protocol, where it stands.
package struct ProtocolFact: Sendable {
    /// The declaration, in its file.
    package let declaration: DeclarationOutline
    /// The file that declares it.
    package let source: SourceFile
    /// The types that it is nested in, the outermost first.
    package let enclosing: [String]
    /// What its file imports.
    package let imports: ImportText
    /// What its file indents by; empty where nothing shows it.
    package let unit: String
    /// What keeps its file from being edited; nil where nothing does.
    package let obstacle: Diagnostic?

    /// Its name, with those of the types around it: `Feed.View`.
    package var name: String { (enclosing + [declaration.name.name]).joined(separator: ".") }
    /// Where its name stands.
    package var place: SourceLocation { SourceLocation(source, declaration.name.range) }
}

/// The imports of a file, as they are to stand in a spec.
package struct ImportText: Sendable, Hashable {
    /// What stands behind `import`, in order.
    package var modules: [String] = []
    /// One that stands under a condition, which a spec cannot say; nil where there is none.
    package var conditional: String?

    fileprivate static func lines(
        _ outline: FileOutline, _ source: SourceFile, _ blocks: ConditionalBlocks
    ) -> ImportText {
        var text = ImportText()
        for name in outline.imports {
            if blocks.conditions(at: name.range.lowerBound).isEmpty {
                text.modules.append(name.name)
            } else {
                text.conditional = text.conditional ?? name.name
            }
        }
        return text
    }
}

/// A type, or what an extension adds to one.
package final class TypeFact: Sendable {
    /// Its name; of an extension, the extended type's.
    package let name: String
    /// An extension of it.
    package let isExtension: Bool
    /// It is a class, not a structure: what can be held weakly.
    package let isClass: Bool
    /// What it inherits and conforms to, without generic arguments.
    package let inherited: [String]
    /// The generic arguments of what it inherits.
    package let arguments: [String]
    /// Its properties that have a type.
    package let held: [Held]
    /// Its functions that need no instance.
    package let statics: [String]
    /// The file that declares it.
    package let path: String

    /// A property, and the types that its own is made of.
    package struct Held: Sendable, Hashable {
        /// The property's name; empty where a base class keeps it, which is told the type as a generic argument.
        package let property: String
        /// Every type that the property's own names.
        package let types: [String]
        /// `weak` or `unowned` stands before it.
        package let isWeak: Bool
    }

    fileprivate init(_ declaration: DeclarationOutline, path: String) {
        self.path = path
        name = declaration.name.name
        isExtension = declaration.kind == .extension
        isClass = declaration.kind == .class
        // A generic parameter stands for what it is bound to.
        let bounds = Dictionary(
            firstOf: declaration.genericParameters.map { ($0.name.name, $0.constraint?.protocolNames ?? []) })
        inherited = declaration.inherited.flatMap(\.protocolNames)
        arguments = declaration.inherited.flatMap { type in
            type.mentionedNames.filter { !type.protocolNames.contains($0) }.flatMap { bounds[$0] ?? [$0] }
        }
        statics = declaration.members.filter { $0.kind == .function && ($0.states("static") || $0.states("class")) }
            .map(\.name.name)
        held = declaration.members.compactMap { member in
            guard let variable = member.requirement?.variable, let type = variable.type else { return nil }
            let isWeak = member.modifiers.contains { $0.name.hasPrefix("weak") || $0.name.hasPrefix("unowned") }
            let types = type.mentionedNames.flatMap { bounds[$0] ?? [$0] }
            return Held(property: variable.name.name, types: types, isWeak: isWeak)
        }
    }
}

extension Rule {
    static let unreadableSwift = Rule(
        id: "unreadableSwift", severity: .warning, summary: "`adopt` takes protocols from files that it can read",
        explanation: """
            The file declares protocols of a module, and cannot be read as Swift text: it has the markers of a merge, an open \
            bracket, or is not written in UTF-8. Nothing is taken from such a file; mend it, and run `viper-gen adopt` again.
            """,
        wrong: "protocol FeedView {",
        right: "protocol FeedView {}")
}

extension Diagnostic {
    /// A file that nothing is taken from.
    package static func unreadableSwift(_ message: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(.unreadableSwift, message, at: location)
    }
}

import Diagnostics
import SwiftSource
import ViperSpec

/// A resolved section of a module: a protocol, and the parameters and state of its class.
package struct Section: Sendable {
    /// The kind of the section.
    package var kind: SectionKind
    /// The lines of the doc comment.
    package var documentation: [String] = []
    /// The name of the generated protocol.
    package var protocolName: String
    /// The attributes of the protocol as written, including isolation.
    package var attributes: [Attribute] = []
    /// The isolation of the protocol and the class.
    package var isolation: Isolation = .app
    /// The inherited protocols as written, in order.
    package var inherited: [TypeSyntax] = []
    /// Whether the protocol may have unknown members, because it inherits a protocol that no spec declares, or that
    /// the app's Swift extends.
    package var isOpen = false
    /// The initializer parameters of the class, except parameters for other parts of the module.
    package var parameters: [InitializerParameter] = []
    /// The stored properties of the class.
    package var state: [StateVariable] = []
    /// The requirements, in the spec's order.
    package var members: [Member] = []
    /// The private functions and properties with a body. Other bodies of the class use them, and the protocol does
    /// not contain them.
    package var helpers: [Member] = []
    /// The overloads for default arguments, which an extension of the protocol contains.
    package var overloads: [Overload] = []
    /// The requirements of inherited protocols, which the mock and the class need too. Requirements of the furthest
    /// ancestor come first. Requirements that the section declares, or that an extension in a spec implements, are
    /// omitted.
    package var inheritedMembers: [Member] = []
    /// The location of the keyword, or of the module's name if the spec has no such section.
    package var location: SourceLocation
    /// The requirements that viper-gen copies as written, such as initializers.
    package var written: [VerbatimRequirement] = []
    /// The protocol as written in the spec, for a module without generated classes. Nil if viper-gen adds something
    /// to it.
    package var text: VerbatimProtocol? = nil
    /// Whether no protocol is generated, because the spec has no such section and no generated class needs it.
    package var isLeftOut: Bool = false
}

extension Section {
    /// Creates a section without members.
    package init(
        kind: SectionKind, protocolName: String, isolation: Isolation = .app,
        parameters: [InitializerParameter] = [], location: SourceLocation
    ) {
        self.init(
            kind: kind, documentation: [], protocolName: protocolName, isolation: isolation, parameters: parameters,
            location: location)
    }

    /// The section's own members, then the inherited members.
    package var allMembers: [Member] { members + inheritedMembers }

    /// The members with a body, then the helpers. viper-gen generates all of them in the class.
    package var implemented: [Member] { members.filter { $0.body != nil } + helpers }

    /// Whether a mock can have all requirements of the protocol.
    package var isMockable: Bool { written.allSatisfy(\.isMockable) }

    /// The reason why callers of the section cannot be tested, for a message that starts with "it". Nil if there is a
    /// mock.
    package var mockObstacle: String? {
        guard let first = written.first(where: { !$0.isMockable }) else { return nil }
        return "needs a mock of \(protocolName), but a mock cannot have '\(first.keyword)'"
    }
}

/// A protocol as written, including comments and blank lines.
package struct VerbatimProtocol: Sendable {
    /// The inherited types as written: `class` is not replaced with `AnyObject`.
    package var inherited: [String]
    /// The text between the braces.
    package var body: Body
    /// The doc comment before the protocol.
    package var documentation: Body?
}

extension Section {
    /// The isolation of a section's protocol and class.
    package enum Isolation: Sendable, Hashable {
        /// The app's setting `isolation`.
        case app
        /// A global actor, such as `@DatabaseActor`, which is also one of the section's attributes.
        case attribute(String)
        /// The class is an actor, because the section inherits `Actor`.
        case actor
    }
}

/// A requirement that viper-gen copies as written, without a mock and flows: `init(scale: Double)`,
/// `subscript(day: Int) -> Int { get }`, `associatedtype Row`, `typealias Row = String`. An optional requirement and
/// a requirement in `#if` are copied too.
package struct VerbatimRequirement: Sendable {
    /// The keyword of the declaration.
    package var keyword: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// The text, including attributes and modifiers.
    package var body: Body

    /// Whether a mock can conform to the protocol without implementing this requirement.
    package var isMockable: Bool { keyword == "typealias" || keyword == "optional" }

    /// The names in the requirement.
    package var names: Set<String> { body.source.namesMentioned(in: body.range) }

    /// The name of the type that the requirement declares in the protocol; nil if it declares no type.
    var typeName: String? {
        guard keyword == "typealias" || keyword == "associatedtype" else { return nil }
        let words = Lexer.tokens(of: body.source, in: body.range).map { body.source.text($0.range) }
        return words.drop { $0 != keyword }.dropFirst().first
    }
}

/// A parameter of a section.
package struct InitializerParameter: Sendable, Hashable {
    /// The origin of a parameter's value.
    package enum Origin: Sendable, Hashable {
        case input, assembly, dependency
    }

    /// The label of the initializer, and the name of the stored property.
    package var name: String
    /// The type as written, or the type of the input or assembly binding.
    package var type: TypeSyntax
    /// The origin of the value.
    package var origin: Origin
    /// Whether the class stores the parameter as a `var`, because a requirement with its name has a setter.
    package var isSettable: Bool = false
    /// The location in the section.
    package var location: SourceLocation

    /// Creates a parameter.
    package init(name: String, type: TypeSyntax, origin: Origin, isSettable: Bool = false, location: SourceLocation) {
        self.name = name
        self.type = type
        self.origin = origin
        self.isSettable = isSettable
        self.location = location
    }
}

/// State of a presenter, interactor or router: `var count: UInt = 0`.
package struct StateVariable: Sendable, Hashable {
    /// The name of the stored property.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// The attributes as written.
    package var attributes: [Attribute]
    /// The modifiers as written: `weak`, `lazy`, `private(set)`.
    package var modifiers: [String]
    /// The type as written; nil if only the value determines it.
    package var type: TypeSyntax?
    /// The value as written; nil if a variable of an optional type has no value.
    package var value: String?
    /// Whether the initializer assigns the value, because the value uses an initializer parameter.
    package var isAssignedInInitializer: Bool
    /// The location of the name.
    package var location: SourceLocation
}

/// A requirement of a section or service. It is a class, because flow tests distinguish members by identity.
package final class Member: Sendable {
    /// The implementation of the member.
    package enum Implementation: Sendable {
        /// In the class that you write.
        case handWritten
        /// Generated from the spec's body.
        case body(Body)
        /// A stored property of the class with the member's name: state or an initializer parameter.
        case storedProperty
        /// An extension of the protocol in your Swift. The mock has the member, but the class needs no stub.
        case inExtension
        /// The implementation of the same requirement in another section of the class.
        case sharedWith(SectionKind)
    }

    /// The requirement as generated: without default arguments, and a property always with accessors. The text in the
    /// source may differ, so viper-gen generates code from this requirement, not from the text.
    package let requirement: Requirement
    /// The lines of the doc comment.
    package let documentation: [String]
    /// The implementation of the member.
    package let implementation: Implementation
    /// The file that the ranges refer to.
    package let source: SourceFile

    package init(
        requirement: Requirement, documentation: [String], implementation: Implementation, source: SourceFile
    ) {
        self.requirement = requirement
        self.documentation = documentation
        self.implementation = implementation
        self.source = source
    }

    /// The `baseName` of the requirement.
    package var baseName: String { requirement.baseName }
    /// The `fullName` of the requirement.
    package var fullName: String { requirement.fullName }
    /// The `signatureKey` of the requirement.
    package var signatureKey: String { requirement.signatureKey }

    /// Returns the same member with another implementation.
    func implemented(_ implementation: Implementation) -> Member {
        Member(
            requirement: requirement, documentation: documentation, implementation: implementation, source: source)
    }

    /// The body in the spec; nil if there is none.
    package var body: Body? {
        if case .body(let body) = implementation { body } else { nil }
    }

    /// The location of the whole requirement.
    package var location: SourceLocation { SourceLocation(source, requirement.range) }
}

/// A member without some of its arguments that have defaults. A protocol cannot have default arguments, so an
/// extension of the protocol contains the overload, which calls the member.
package struct Overload: Sendable {
    /// The requirement without the omitted parameters.
    package var requirement: Requirement
    /// The lines of the member's doc comment.
    package var documentation: [String]
    /// The member that the overload calls, with all its parameters.
    package var member: Requirement
    /// The arguments for the parameters of `member`: the overload's own parameters, and the defaults as written.
    package var arguments: [String]
    /// The body: `try await open(id: id, animated: true)`.
    package var call: String
}

/// A body in a spec. Generated code contains its text unchanged, except for the indentation.
package struct Body: Sendable {
    /// The file that the ranges refer to.
    package var source: SourceFile
    /// The range between the braces.
    package var range: Range<Int>

    package init(source: SourceFile, range: Range<Int>) {
        self.source = source
        self.range = range
    }

    /// The statements, from which viper-gen checks calls and generates tests. Each use parses them again, because
    /// they need much more memory than the text. Syntax errors were already reported.
    package var block: CodeBlock { TokenCursor.block(of: source, in: range) }
}

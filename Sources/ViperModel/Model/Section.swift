import Diagnostics
import SwiftSource
import ViperSpec

/// A section of a module, resolved: one protocol and what its implementer needs.
package struct Section: Sendable {
    /// Which part of the module it declares.
    package var kind: SectionKind
    /// The lines of the doc comment.
    package var documentation: [String] = []
    /// The emitted protocol's name.
    package var protocolName: String
    /// The attributes of the protocol as written, an isolation attribute among them.
    package var attributes: [Attribute] = []
    /// Where its protocol and class run.
    package var isolation: Isolation = .app
    /// Protocols that the emitted one inherits, as written, in order.
    package var inherited: [TypeSyntax] = []
    /// Whether the protocol may have members that are not known here, because it inherits one that no spec declares, or one
    /// extended in the app's own Swift.
    package var isOpen = false
    /// What the class's initialiser takes beside the module's own parts.
    package var parameters: [InitialiserParameter] = []
    /// Stored properties of the class.
    package var state: [StateVariable] = []
    /// Requirements, in the spec's order.
    package var members: [Member] = []
    /// Private functions and properties with a body, which other bodies of the class use: the protocol does not have them.
    package var helpers: [Member] = []
    /// Members without their defaulted arguments, for an extension of the protocol.
    package var overloads: [Overload] = []
    /// Requirements of inherited protocols that specs declare, inherited ones first: a mock needs them
    /// too, and the class a stub. Those that the section states itself, or that an extension in a spec implements, are left
    /// out.
    package var inheritedMembers: [Member] = []
    /// Where the keyword stands, or the module's name where the spec has no such section.
    package var location: SourceLocation
    /// What else the protocol asks for, as it is written.
    package var written: [WrittenRequirement] = []
    /// The protocol as it stands in the spec, where nothing is added to it: in a module of which no class is generated.
    package var text: ContractText? = nil
    /// Whether no protocol is emitted: the spec has no such section, and no generated class needs one.
    package var isLeftOut: Bool = false
}

extension Section {
    /// Makes a section without members.
    package init(
        kind: SectionKind, protocolName: String, isolation: Isolation = .app,
        parameters: [InitialiserParameter] = [], location: SourceLocation
    ) {
        self.init(
            kind: kind, documentation: [], protocolName: protocolName, isolation: isolation, parameters: parameters,
            location: location)
    }

    /// The members that it asks for itself, then the inherited ones.
    package var allMembers: [Member] { members + inheritedMembers }

    /// The members with a body, then the helpers: what is generated of the section into its class.
    package var implemented: [Member] { members.filter { $0.body != nil } + helpers }

    /// Whether a mock can have all that its protocol asks for.
    package var isMockable: Bool { written.allSatisfy(\.isMockable) }

    /// Why what talks to it cannot be tested, completing "it …"; nil where there is a mock of it.
    package var mockObstacle: String? {
        guard let first = written.first(where: { !$0.isMockable }) else { return nil }
        return "needs a mock of \(protocolName), but a mock cannot have '\(first.keyword)'"
    }
}

/// A protocol word by word: comments, empty lines and all.
package struct ContractText: Sendable {
    /// What it inherits, as written: `class` and not `AnyObject`, where that is what stands there.
    package var inherited: [String]
    /// What stands between the braces.
    package var body: Body
    /// The doc comment before it.
    package var documentation: Body?
}

extension Section {
    /// Where the section's protocol and class run.
    package enum Isolation: Sendable, Hashable {
        /// Where the app's setting `isolation` says.
        case app
        /// The attribute as written, which is among the section's attributes: `@DatabaseActor`.
        case attribute(String)
        /// It inherits `Actor`: the class is an actor.
        case actor
    }
}

/// `init(scale: Double)`, `subscript(day: Int) -> Int { get }`, `associatedtype Row`, `typealias Row = String`, what is
/// optional or stands in `#if`, in a section: what no body, mock or flow is made of.
package struct WrittenRequirement: Sendable {
    /// The word that declares it.
    package var keyword: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// Its text, attributes and modifiers included.
    package var body: Body

    /// Whether a mock conforms without having it itself.
    package var isMockable: Bool { keyword == "typealias" || keyword == "optional" }

    /// All names in it.
    package var names: Set<String> { body.source.namesMentioned(in: body.range) }

    /// The name of the type that it declares within the protocol.
    var typeName: String? {
        guard keyword == "typealias" || keyword == "associatedtype" else { return nil }
        let words = Lexer.tokens(of: body.source, in: body.range).map { body.source.text($0.range) }
        return words.drop { $0 != keyword }.dropFirst().first
    }
}

/// A name in a section's parentheses.
package struct InitialiserParameter: Sendable, Hashable {
    /// Where `assemble` takes it from.
    package enum Origin: Sendable, Hashable {
        case input, assembly, dependency
    }

    /// The initialiser's label, and the stored property's name.
    package var name: String
    /// The type as it is written, or as the input or assembly line gives it.
    package var type: TypeSyntax
    /// Where `assemble` takes it from.
    package var origin: Origin
    /// Whether the class stores it as a `var`, because a requirement of its name can be set.
    package var isSettable: Bool = false
    /// Where the section names it.
    package var location: SourceLocation

    /// Makes a parameter for what a class is handed; nothing says yet that others may set it.
    package init(name: String, type: TypeSyntax, origin: Origin, isSettable: Bool = false, location: SourceLocation) {
        self.name = name
        self.type = type
        self.origin = origin
        self.isSettable = isSettable
        self.location = location
    }
}

/// `var count: UInt = 0` in a presenter, interactor or router.
package struct StateVariable: Sendable, Hashable {
    /// The name of the stored property.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// The attributes as they are written in the spec.
    package var attributes: [Attribute]
    /// `weak`, `lazy`, `private(set)` … as written.
    package var modifiers: [String]
    /// The type as it is written; nil where the value alone gives it.
    package var type: TypeSyntax?
    /// The value as it is written; nil where the type is optional and no value stands.
    package var value: String?
    /// Whether it is assigned in `init`, because the value names an initialiser parameter.
    package var isAssignedInInitialiser: Bool
    /// Where the name stands in the spec, for findings.
    package var location: SourceLocation
}

/// A requirement of a section or service. It is an object, since members are told apart by identity: one may stand in several
/// sections.
package final class Member: Sendable {
    /// How its implementation comes about.
    package enum Implementation: Sendable {
        /// Written by a person in the class.
        case handWritten
        /// Generated from the spec's body.
        case body(Body)
        /// A stored property of the class (state or initialiser parameter) of that name.
        case storedProperty
        /// An extension of the protocol that asks for it, in the project's own Swift: a mock has it, and the class needs no stub.
        case inExtension
        /// Another section of the same class has the same requirement, and its implementation serves both.
        case sharedWith(SectionKind)
    }

    /// As it is emitted: default arguments left out, and a property always with accessors. Its text in the source may say
    /// more, so render it from its parts.
    package let requirement: Requirement
    /// The lines of the doc comment.
    package let documentation: [String]
    /// How its implementation comes about.
    package let implementation: Implementation
    /// The spec in whose text the ranges lie.
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

    /// The same member, implemented in another way.
    func implemented(_ implementation: Implementation) -> Member {
        Member(
            requirement: requirement, documentation: documentation, implementation: implementation, source: source)
    }

    /// The body that the spec gives it.
    package var body: Body? {
        if case .body(let body) = implementation { body } else { nil }
    }

    /// Where the whole requirement stands, for findings.
    package var location: SourceLocation { SourceLocation(source, requirement.range) }
}

/// A member without some of its defaulted arguments. A protocol can hold no default arguments, so it is emitted in an
/// extension of the protocol, where it calls the member itself: implementations and mocks know the member alone.
package struct Overload: Sendable {
    /// The requirement without the parameters that are left out.
    package var requirement: Requirement
    /// The lines of the member's doc comment.
    package var documentation: [String]
    /// What is called: the requirement of the member, with all its parameters.
    package var member: Requirement
    /// An expression for each parameter of `member`: the name of a parameter of its own, or the default as written.
    package var arguments: [String]
    /// The whole body: `try await open(id: id, animated: true)`.
    package var call: String
}

/// A body in a spec. Its text is emitted byte for byte, only re-indented.
package struct Body: Sendable {
    /// The spec in whose text the ranges lie.
    package var source: SourceFile
    /// The range between the braces.
    package var range: Range<Int>

    package init(source: SourceFile, range: Range<Int>) {
        self.source = source
        self.range = range
    }

    /// Its statements, for boundary checks and flow tests: read anew each time, for few ask, and they take much more memory
    /// than their text. What is wrong with them was said when the spec was read.
    package var block: CodeBlock { TokenCursor.block(of: source, in: range) }
}

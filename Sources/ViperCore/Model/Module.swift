import Diagnostics
import SwiftSource
import ViperSpec

/// A VIPER module. The view and the presenter are always there (with an empty protocol where the spec has no such section);
/// interactors, outputs, router, interface and delegate only where the spec has the section.
package struct Module: Sendable {
    package var name: String
    package var documentation: [String]
    package var isPublic: Bool
    /// Of the name.
    package var location: SourceLocation
    /// The whole declaration, with its braces.
    package var range: Range<Int>
    /// Of the module's spec file.
    package var imports: [String]
    package var inputs: [ModuleInput]
    package var assembly: [AssemblyLine]
    /// The types that the module declares.
    package var data: [DataType]
    package var view: Section
    package var presenter: Section
    package var interactors: [Interactor]
    package var router: Section?
    package var interface: Section?
    package var delegate: Section?
    /// `on Other`, in the spec's order.
    package var delegations: [Delegation]
    /// What the module asks of the composition root, each once, in the order of first use.
    package var dependencies: [Dependency]
    /// Names of the modules (external ones too) whose destinations its router's bodies make, each once, in order.
    package var opens: [String]

    package var source: SourceFile { location.file }
}

/// An interactor and, where the spec has it, the output it reports to. `name` is nil for the only, unnamed one.
package struct Interactor: Sendable {
    package var name: String?
    package var input: Section
    package var output: Section?
}

/// `on Other { … }`: the presenter as another module's delegate.
package struct Delegation: Sendable {
    /// The module whose delegate the presenter is.
    package var module: String
    package var section: Section
}

/// What whoever opens the module passes in.
package struct ModuleInput: Sendable, Hashable {
    package var name: String
    package var type: TypeSyntax
    /// The default's expression as written.
    package var defaultValue: String?
    /// Of the name.
    package var location: SourceLocation
}

/// `let name = value` or `guard let name = value` at the module's head.
package struct AssemblyLine: Sendable {
    package var isGuard: Bool
    package var name: String
    /// As written after a colon, or as an initialiser names it.
    package var type: TypeSyntax?
    /// The value's expression as written, names of inputs, dependencies and earlier lines in it.
    package var value: String
    /// Names of the module's dependencies that the value uses: `assemble` has to bind them before it.
    package var dependencies: [String]
    package var location: SourceLocation
}

/// A property of the module's `Dependencies` protocol.
package struct Dependency: Sendable, Hashable {
    package var name: String
    package var type: TypeSyntax
    /// Where it is first asked for.
    package var location: SourceLocation
}

/// A module that the project's own Swift makes: known by its inputs, delegate, interface and the body that gives its screen.
package struct ExternalModule: Sendable {
    package var name: String
    package var documentation: [String]
    package var isPublic: Bool
    package var location: SourceLocation
    package var imports: [String]
    package var inputs: [ModuleInput]
    /// Returns a `Screen?`; may use the inputs and `dependencies`. Nil where the spec gives none.
    package var body: Body?
    package var interface: Section?
    package var delegate: Section?
}

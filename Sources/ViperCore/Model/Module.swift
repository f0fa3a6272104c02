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

    package init(
        name: String, documentation: [String], isPublic: Bool, location: SourceLocation, range: Range<Int>,
        imports: [String], inputs: [ModuleInput], assembly: [AssemblyLine], data: [DataType], view: Section,
        presenter: Section,
        interactors: [Interactor], router: Section?, interface: Section?, delegate: Section?, delegations: [Delegation],
        dependencies: [Dependency], opens: [String]
    ) {
        self.name = name
        self.documentation = documentation
        self.isPublic = isPublic
        self.location = location
        self.range = range
        self.imports = imports
        self.inputs = inputs
        self.assembly = assembly
        self.data = data
        self.view = view
        self.presenter = presenter
        self.interactors = interactors
        self.router = router
        self.interface = interface
        self.delegate = delegate
        self.delegations = delegations
        self.dependencies = dependencies
        self.opens = opens
    }
}

/// An interactor and, where the spec has it, the output it reports to. `name` is nil for the only, unnamed one.
package struct Interactor: Sendable {
    package var name: String?
    package var input: Section
    package var output: Section?

    package init(name: String?, input: Section, output: Section?) {
        self.name = name
        self.input = input
        self.output = output
    }
}

/// `on Other { … }`: the presenter as another module's delegate.
package struct Delegation: Sendable {
    /// The module whose delegate the presenter is.
    package var module: String
    package var section: Section

    package init(module: String, section: Section) {
        self.module = module
        self.section = section
    }
}

/// What whoever opens the module passes in.
package struct ModuleInput: Sendable, Hashable {
    package var name: String
    package var type: TypeSyntax
    /// The default's expression as written.
    package var defaultValue: String?
    /// Of the name.
    package var location: SourceLocation

    package init(name: String, type: TypeSyntax, defaultValue: String?, location: SourceLocation) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.location = location
    }
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

    package init(
        isGuard: Bool, name: String, type: TypeSyntax?, value: String, dependencies: [String], location: SourceLocation
    ) {
        self.isGuard = isGuard
        self.name = name
        self.type = type
        self.value = value
        self.dependencies = dependencies
        self.location = location
    }
}

/// A property of the module's `Dependencies` protocol.
package struct Dependency: Sendable, Hashable {
    package var name: String
    package var type: TypeSyntax
    /// Where it is first asked for.
    package var location: SourceLocation

    package init(name: String, type: TypeSyntax, location: SourceLocation) {
        self.name = name
        self.type = type
        self.location = location
    }
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

    package init(
        name: String, documentation: [String], isPublic: Bool, location: SourceLocation, imports: [String],
        inputs: [ModuleInput], body: Body?, interface: Section?, delegate: Section?
    ) {
        self.name = name
        self.documentation = documentation
        self.isPublic = isPublic
        self.location = location
        self.imports = imports
        self.inputs = inputs
        self.body = body
        self.interface = interface
        self.delegate = delegate
    }
}

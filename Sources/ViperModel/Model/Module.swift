import Diagnostics
import SwiftSource
import ViperSpec

/// A VIPER module. It always has a view and a presenter, with an empty protocol if the spec has no such section. Other
/// sections exist only if the spec has them.
package struct Module: Sendable {
    /// The name. The names of the module's types start with it.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// Whether the spec says `public module`.
    package var isPublic: Bool
    /// The location of the name.
    package var location: SourceLocation
    /// The whole declaration, with its braces.
    package var range: Range<Int>
    /// The folder of the module's files, relative to the folder of sources or tests. It is the spec's folder with a
    /// folder for the module: `Todos/TodoList` for a spec in `Specs/Todos`.
    package var folder: String
    /// The imports of the module's spec file.
    package var imports: [String]
    /// The module's own settings, which override the app's settings.
    package var own = ModuleSettings()
    /// The inputs, which the opening module passes.
    package var inputs: [ModuleInput]
    /// The values that are created when the module is opened, in order. The module's parts share them.
    package var assembly: [AssemblyBinding]
    /// The types that the module declares.
    package var data: [DataType]
    /// The section `view`: calls that update the view.
    package var view: Section
    /// The section `presenter`: events from the view.
    package var presenter: Section
    /// The interactors, in the spec's order. A module may have one for each use case.
    package var interactors: [Interactor]
    /// The optional sections that the module has: router, interface, delegate.
    package var optional: OptionalSections
    /// The sections `on Other`, in the spec's order.
    package var delegations: [DelegateConformance]
    /// The dependencies, without duplicates, in the order of first use.
    package var dependencies: [Dependency]
    /// The names of the modules that the router's bodies open, including external modules. They are in order and
    /// without duplicates.
    package var opens: [String]

    /// The spec that declares the module.
    package var source: SourceFile { location.file }

    /// The section `router`: navigation to other screens.
    package var router: Section? {
        get { optional[.router] }
        set { optional[.router] = newValue }
    }
    /// The section `interface`, which the opening module can call.
    package var interface: Section? {
        get { optional[.interface] }
        set { optional[.interface] = newValue }
    }
}

/// The properties of a module that its callers see. A spec declares the module, or your Swift implements it.
package protocol ModuleInterface: Sendable {
    var name: String { get }
    var documentation: [String] { get }
    var isPublic: Bool { get }
    var location: SourceLocation { get }
    var inputs: [ModuleInput] { get }
    var optional: OptionalSections { get }
    /// The body that returns the module's screen, if your Swift implements the module.
    var body: Body? { get }
    /// Whether another package generates the module, and this package only opens it.
    var isBuilt: Bool { get }
}

extension ModuleInterface {
    /// The section `delegate`, which the opening module implements.
    package var delegate: Section? { optional[.delegate] }
    /// The section `interface`, which the opening module can call.
    package var interface: Section? { optional[.interface] }
}

extension Module: ModuleInterface {
    package var body: Body? { nil }
    package var isBuilt: Bool { false }
}

/// The optional sections of a module: at most one of each kind, in the order of `SectionKind.optional`.
package struct OptionalSections: Sendable {
    package private(set) var all: [Section]

    package init(_ sections: [Section]) { all = sections }

    package subscript(kind: SectionKind) -> Section? {
        get { all.first { $0.kind == kind } }
        set { all = SectionKind.optional.compactMap { $0 == kind ? newValue : self[$0] } }
    }
}

/// An interactor, with its output if the spec has one. `name` is nil for an interactor without a name.
package struct Interactor: Sendable {
    /// The interactor's own name: `search` in `interactor search`.
    package var name: String?
    /// The section `interactor`, which the presenter calls.
    package var input: Section
    /// The section `output`, which receives the interactor's results.
    package var output: Section?

    package init(name: String?, input: Section, output: Section?) {
        self.name = name
        self.input = input
        self.output = output
    }

    /// The section of the input and, if there is an output, its section.
    package var sections: [Section] { [input] + [output].compactMap(\.self) }
}

/// A section `on Other { … }`, which makes the presenter the delegate of another module.
package struct DelegateConformance: Sendable {
    /// The module whose delegate the presenter is.
    package var module: String
    /// The section with the members of that module's delegate.
    package var section: Section

    package init(module: String, section: Section) {
        self.module = module
        self.section = section
    }
}

/// An input of a module.
package struct ModuleInput: Sendable, Hashable {
    /// The name of the destination's property.
    package var name: String
    /// The type as written in the spec.
    package var type: TypeSyntax
    /// The default's expression as written.
    package var defaultValue: String?
    /// The location of the name.
    package var location: SourceLocation
}

/// An assembly binding at the beginning of a module: `let name = value` or `guard let name = value`.
package struct AssemblyBinding: Sendable {
    /// Whether the binding is a `guard`: if its value is nil, the module is not opened.
    package var isGuard: Bool
    /// The name that sections use as a parameter.
    package var name: String
    /// The type after the colon, or in a section's parameters; nil if neither has a type.
    package var type: TypeSyntax?
    /// The value's expression as written. It may use inputs, dependencies and earlier bindings.
    package var value: String
    /// The names of the dependencies that this value uses and no earlier value uses. `assemble` binds them before
    /// this value.
    package var dependencies: [String]
    /// The location of the name.
    package var location: SourceLocation
}

/// A property of the module's `Dependencies` protocol.
package struct Dependency: Sendable, Hashable {
    /// The name of the property.
    package var name: String
    /// The type as written in the spec.
    package var type: TypeSyntax
    /// The location of the first use.
    package var location: SourceLocation
}

/// A module that your Swift implements. Its spec declares inputs, delegate, interface and the body that returns its
/// screen.
package struct ExternalModule: ModuleInterface {
    /// The name, which is the prefix of its destination.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// Whether the spec says `external public module`.
    package var isPublic: Bool
    /// The location of the name.
    package var location: SourceLocation
    /// The imports of the module's spec file.
    package var imports: [String]
    /// The inputs, which the opening module passes.
    package var inputs: [ModuleInput]
    /// The types that the composition root must conform to, if another package generates the module:
    /// `Payment.AppDependencies`.
    package var dependencies: [TypeSyntax]
    /// The body that creates the module's screen; nil if the spec has no body.
    ///
    /// The body may use the inputs and `dependencies`. It returns a `Screen?`. For a module of another package, it
    /// returns the result of that module's `build`.
    package var body: Body?
    /// The interface and the delegate, if the spec has them.
    package var optional: OptionalSections

    package var isBuilt: Bool { !dependencies.isEmpty }
}

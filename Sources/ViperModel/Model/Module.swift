import Diagnostics
import SwiftSource
import ViperSpec

/// A VIPER module. The view and the presenter are always there (with an empty protocol where the spec has no such section);
/// interactors, outputs, router, interface and delegate only where the spec has the section.
package struct Module: Sendable {
    /// The name, with which those of its types begin.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// Whether the spec says `public module`.
    package var isPublic: Bool
    /// Where the name stands in the spec, for findings.
    package var location: SourceLocation
    /// The whole declaration, with its braces.
    package var range: Range<Int>
    /// The folder of its files, relative to those of sources and tests: the folder of its spec, and in it one of the module's name.
    package var folder: String
    /// The imports of the module's spec file.
    package var imports: [String]
    /// The settings that the module makes for itself, over those of the app.
    package var own = ModuleSettings()
    /// What whoever opens it passes in.
    package var inputs: [ModuleInput]
    /// The values that are made when the module is opened, for its parts to share; in order.
    package var assembly: [AssemblyLine]
    /// The types that the module declares.
    package var data: [DataType]
    /// What the presenter asks of the screen.
    package var view: Section
    /// What the view tells the presenter.
    package var presenter: Section
    /// The interactors, in the spec's order; a module may have one for each use case.
    package var interactors: [Interactor]
    /// The sections that a module may do without, as far as it has them: router, interface, delegate.
    package var optional: OptionalSections
    /// The sections `on Other`, in the spec's order.
    package var delegations: [Delegation]
    /// What the module asks of the composition root, each once, in the order of first use.
    package var dependencies: [Dependency]
    /// The names of the modules (external ones too) that the bodies of its router open, each once, in order.
    package var opens: [String]

    /// The spec that declares it.
    package var source: SourceFile { location.file }

    /// Where the presenter can go.
    package var router: Section? {
        get { optional[.router] }
        set { optional[.router] = newValue }
    }
    /// What whoever opened the module can tell it.
    package var interface: Section? {
        get { optional[.interface] }
        set { optional[.interface] = newValue }
    }
}

/// What whoever opens a module knows of it, whether specs describe it or the project's own Swift makes it.
package protocol OpenedModule: Sendable {
    var name: String { get }
    var documentation: [String] { get }
    var isPublic: Bool { get }
    var location: SourceLocation { get }
    var inputs: [ModuleInput] { get }
    var optional: OptionalSections { get }
    /// The body that returns its screen, where the project's own Swift makes the module.
    var body: Body? { get }
    /// Whether another package generates the module, and this one only opens it.
    var isBuilt: Bool { get }
}

extension OpenedModule {
    /// What it tells whoever opened it.
    package var delegate: Section? { optional[.delegate] }
    /// What whoever opened it can tell it.
    package var interface: Section? { optional[.interface] }
}

extension Module: OpenedModule {
    package var body: Body? { nil }
    package var isBuilt: Bool { false }
}

/// The sections that a module may do without: at most one of each kind, in the order of `SectionKind.optional`.
package struct OptionalSections: Sendable {
    package private(set) var all: [Section]

    package init(_ sections: [Section]) { all = sections }

    package subscript(kind: SectionKind) -> Section? {
        get { all.first { $0.kind == kind } }
        set { all = SectionKind.optional.compactMap { $0 == kind ? newValue : self[$0] } }
    }
}

/// An interactor and, where the spec has it, the output it reports to. `name` is nil for the only, unnamed one.
package struct Interactor: Sendable {
    /// The interactor's own name: `search` in `interactor search`.
    package var name: String?
    /// What the presenter asks of it.
    package var input: Section
    /// What it reports to the presenter.
    package var output: Section?

    /// Makes an interactor of its sections.
    package init(name: String?, input: Section, output: Section?) {
        self.name = name
        self.input = input
        self.output = output
    }

    /// The section of its input, and that of its output if it has one.
    package var sections: [Section] { [input] + [output].compactMap(\.self) }
}

/// A section `on Other { … }`: it makes the presenter the delegate of another module.
package struct Delegation: Sendable {
    /// The module whose delegate the presenter is.
    package var module: String
    /// What that module's delegate has to have.
    package var section: Section

    package init(module: String, section: Section) {
        self.module = module
        self.section = section
    }
}

/// What whoever opens the module passes in.
package struct ModuleInput: Sendable, Hashable {
    /// The destination's property.
    package var name: String
    /// The type as it is written in the spec.
    package var type: TypeSyntax
    /// The default's expression as written.
    package var defaultValue: String?
    /// Where the name stands in the spec, for findings.
    package var location: SourceLocation
}

/// `let name = value` or `guard let name = value` at the module's head.
package struct AssemblyLine: Sendable {
    /// Whether it is a `guard`: the module is not opened where its value is nil.
    package var isGuard: Bool
    /// The name by which sections ask for the value.
    package var name: String
    /// The type as it is written after a colon, or as an initialiser names it.
    package var type: TypeSyntax?
    /// The value's expression as written; it may name inputs, dependencies and earlier lines.
    package var value: String
    /// The names of the module's dependencies that this value is the first to use: `assemble` has to bind them before it.
    package var dependencies: [String]
    /// Where the name stands in the spec, for findings.
    package var location: SourceLocation
}

/// A property of the module's `Dependencies` protocol.
package struct Dependency: Sendable, Hashable {
    /// The name of the property that holds it.
    package var name: String
    /// The type as it is written in the spec.
    package var type: TypeSyntax
    /// Where it is first asked for.
    package var location: SourceLocation
}

/// A module that the project's own Swift makes: known by its inputs, delegate, interface and the body that gives its screen.
package struct ExternalModule: OpenedModule {
    /// The name, with which that of its destination begins.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// Whether the spec says `external public module`.
    package var isPublic: Bool
    /// Where the name stands in the spec, for findings.
    package var location: SourceLocation
    /// The imports of the module's spec file.
    package var imports: [String]
    /// What whoever opens it passes in.
    package var inputs: [ModuleInput]
    /// What the composition root has to conform to for the module of another package to open: `Payment.AppDependencies`.
    package var dependencies: [TypeSyntax]
    /// The body that makes its screen; nil where the spec gives none. It may use the inputs and `dependencies`. It returns a
    /// `Screen?`, or, for a module of another package, what the `build` of that module returns.
    package var body: Body?
    /// What others see of it: an interface and a delegate, as far as it has them.
    package var optional: OptionalSections

    package var isBuilt: Bool { !dependencies.isEmpty }
}

import Diagnostics
import SwiftSource
import ViperSpec

/// A VIPER module. The view and the presenter are always there (with an empty protocol where the spec has no such section);
/// interactors, outputs, router, interface and delegate only where the spec has the section.
package struct Module: Sendable {
    /// What its types' names begin with.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// `public module`.
    package var isPublic: Bool
    /// Where the name stands in the spec, for findings.
    package var location: SourceLocation
    /// The whole declaration, with its braces.
    package var range: Range<Int>
    /// The folder of its files, below those of sources and tests: that of its spec, and one of its own name.
    package var folder: String
    /// The imports of the module's spec file.
    package var imports: [String]
    /// What it sets for itself.
    package var own = ModuleSettings()
    /// What whoever opens it passes in.
    package var inputs: [ModuleInput]
    /// What its parts share, in order.
    package var assembly: [AssemblyLine]
    /// The types that the module declares.
    package var data: [DataType]
    /// What the presenter asks of the screen.
    package var view: Section
    /// What the view tells the presenter.
    package var presenter: Section
    /// One for a use case, in the spec's order.
    package var interactors: [Interactor]
    /// The sections that a module may do without, as far as it has them: router, interface, delegate.
    package var optional: OptionalSections
    /// `on Other`, in the spec's order.
    package var delegations: [Delegation]
    /// What the module asks of the composition root, each once, in the order of first use.
    package var dependencies: [Dependency]
    /// Names of the modules (external ones too) whose destinations its router's bodies make, each once, in order.
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
    /// What gives its screen, where the project's own Swift makes it.
    var body: Body? { get }
    /// Another package makes it whole.
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

/// The sections that a module may do without: of each kind one, in the order of the kinds.
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
    /// `search` in `interactor search`.
    package var name: String?
    /// What the presenter asks of it.
    package var input: Section
    /// What it reports.
    package var output: Section?

    /// Makes an interactor of its sections.
    package init(name: String?, input: Section, output: Section?) {
        self.name = name
        self.input = input
        self.output = output
    }

    /// What it is asked, and what it reports if it reports anything.
    package var sections: [Section] { [input] + [output].compactMap(\.self) }
}

/// `on Other { … }`: the presenter as another module's delegate.
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
    /// Where its value is nil the module is not opened.
    package var isGuard: Bool
    /// What sections take it by.
    package var name: String
    /// The type as it is written after a colon, or as an initialiser names it.
    package var type: TypeSyntax?
    /// The value's expression as written, names of inputs, dependencies and earlier lines in it.
    package var value: String
    /// Names of the module's dependencies that the value uses, and none of the lines before it: `assemble` has to bind them.
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
    /// What its destination's name begins with.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// `external public module`.
    package var isPublic: Bool
    /// Where the name stands in the spec, for findings.
    package var location: SourceLocation
    /// The imports of the module's spec file.
    package var imports: [String]
    /// What whoever opens it passes in.
    package var inputs: [ModuleInput]
    /// What the composition root has to conform to for the module of another package to open: `Payment.AppDependencies`.
    package var dependencies: [TypeSyntax]
    /// Returns a `Screen?`, and with dependencies what the `build` of a module does; may use the inputs and `dependencies`. Nil
    /// where the spec gives none.
    package var body: Body?
    /// What others see of it: an interface and a delegate, as far as it has them.
    package var optional: OptionalSections

    package var isBuilt: Bool { !dependencies.isEmpty }
}

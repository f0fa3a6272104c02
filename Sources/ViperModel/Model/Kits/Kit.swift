/// A UI kit: a folder of templates, and the properties of its views. A custom kit is a folder of the project's
/// templates. All custom kits have the same properties.
package struct Kit: Sendable {
    /// The name in the setting `ui`, and of the folder of templates.
    package let name: String
    /// Whether the templates are built in. If a custom kit omits a template, the template of the kit `none` replaces
    /// it.
    package var isBuiltIn = true

    /// The name of the class of a module's view.
    var viewClass: NamePattern = "{module}View"
    /// The name of the type that draws the screen, such as a SwiftUI view; nil if the view's class draws it. The type
    /// is generated from `screenTemplate`.
    var screenView: NamePattern?
    /// The template of the type `screenView`.
    package var screenTemplate: FileTemplate?
    /// The names of the templates of the kit's support code, such as `TerminalApp`. The views of all modules use this
    /// code. It is generated once for the app, in a folder of its own.
    package var support: [String] = []
    /// The types that the support code and the navigation declare.
    var supportNames: [String] = []
    /// The types and modules that the kit's templates use, except types and modules that all generated code uses.
    var usedNames: Set<String> = []
    /// The names in `usedNames` that cannot be qualified: modules and macros.
    var importedModules: Set<String> {
        usedNames.intersection(["Observable", "Observation", "ObservationIgnored", "SwiftUI", "UIKit"])
    }
    /// The views of the kit's framework that a module's view would shadow in the whole app, such as `ScrollView`.
    var frameworkViews: Set<String> = []
    /// The members that views inherit; nil if they inherit none.
    var inherited: InheritedMembers?
    /// The lifecycle events of the kit's views.
    package var events: Set<LifecycleEvent> = []
    /// Whether appearance events have a parameter `animated`.
    package var hasAnimatedParameter = false
    /// Whether the kit's views may have state, in which they store the values that they show.
    package var keepsState = false
    /// The isolation of the kit's views.
    var views = ViewIsolation.mainActor
    /// The kits whose views this kit can show in a hosting controller.
    var hosts: [String] = []
    /// The module styles that the kit's views support.
    package var styles = AppSettings.Style.allCases

    /// The templates of a new app's entry points, with the names of the files.
    package var entryPoints = [(template: "project/Main.swift.stencil", file: "Main.swift")]
    /// Whether `swift run` can run the app's package; otherwise only Xcode can build the app.
    package var isProgram = true
    /// Whether a new app has an Xcode project next to its package, because it runs on iOS.
    package var hasXcodeProject = false
    /// The instructions to run and test a new app; `{name}` is replaced with its name.
    package var firstSteps = "`swift run` runs it, `swift test` tests it."

    /// The isolation of a kit's views.
    enum ViewIsolation: Sendable {
        /// Views and their callers run on the main actor.
        case mainActor
        /// Views run on the main actor, but only Swift 6 enforces that. UIKit's classes have this isolation.
        case mainActorSinceSwift6
        /// Views are nonisolated.
        case nowhere
    }
}

extension Kit: Hashable {
    package static func == (left: Kit, right: Kit) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Kit {
    /// Creates the kit with this name in `ui`: a built-in kit, or a folder of the project's templates.
    package init(named name: String) { self = Self.builtIn.first { $0.name == name } ?? .own(name) }

    /// Returns a custom kit.
    package static func own(_ folder: String) -> Kit {
        Kit(
            name: folder, isBuiltIn: false, events: Set(LifecycleEvent.allCases).subtracting(LifecycleEvent.layout),
            keepsState: true, views: .nowhere)
    }

    /// The names by which other templates include the support code: `kit/TerminalApp.swift.stencil`.
    package var supportTemplates: [String] { support.map { "kit/\($0).swift.stencil" } }
}

/// A UI kit: a folder of templates, with the properties of its views. A custom kit is a folder of the project's
/// templates, and has the properties of any kit.
package struct Kit: Sendable {
    /// The name in the setting `ui`, which is also that of the templates' folder.
    package let name: String
    /// Whether its templates are built in. A custom kit may omit templates; those of `none` replace them.
    package var isBuiltIn = true

    /// The name of the class of a module's view.
    var viewClass: NamePattern = "{module}View"
    /// The name of the type that draws the screen, if it is not the view's class: a SwiftUI view. It is generated from
    /// `screenTemplate`.
    var screenView: NamePattern?
    /// The template of that type.
    package var screenTemplate: FileTemplate?
    /// The names of the templates of its support code, such as `TerminalApp`, which the views of all modules use. It is
    /// generated once for the app, in its own folder.
    package var support: [String] = []
    /// The types that the support code and the navigation declare.
    var supportNames: [String] = []
    /// The types and modules in its templates, without those in all generated code.
    var usedNames: Set<String> = []
    /// The names of `usedNames` that cannot be qualified: modules and macros.
    var importedModules: Set<String> {
        usedNames.intersection(["Observable", "Observation", "ObservationIgnored", "SwiftUI", "UIKit"])
    }
    /// The views of its framework that a module's view would shadow in the whole app: `ScrollView`.
    var frameworkViews: Set<String> = []
    /// The members that views inherit; nil if they inherit none.
    var inherited: InheritedMembers?
    /// The lifecycle events of its views.
    package var events: Set<LifecycleEvent> = []
    /// Whether appearance events have a parameter `animated`.
    package var tellsAnimation = false
    /// Whether its views may store the values they show as state.
    package var keepsState = false
    /// The isolation of its views.
    var views = ViewIsolation.mainActor
    /// The kits whose views it can show in a hosting controller.
    var hosts: [String] = []
    /// The module styles that its views support.
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
        /// Views run on the main actor by an annotation that only Swift 6 enforces, as Apple's classes from before
        /// Swift concurrency do.
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
    /// Creates the kit with this name in `ui`: a built-in one, or a folder of the project's templates.
    package init(named name: String) { self = Self.builtIn.first { $0.name == name } ?? .own(name) }

    /// Returns a custom kit.
    package static func own(_ folder: String) -> Kit {
        Kit(
            name: folder, isBuiltIn: false, events: Set(LifecycleEvent.allCases).subtracting(LifecycleEvent.layout),
            keepsState: true, views: .nowhere)
    }

    /// The names of the templates of its support code, as they are included.
    package var supportTemplates: [String] { support.map { "kit/\($0).swift.stencil" } }
}

import Diagnostics
import SwiftSource

/// All specs of a project, resolved. Files are planned and rendered from it. It holds only what passed the checks, in an order that
/// does not depend on the order of files on disk (modules and shared declarations by spec path, then as they stand).
package struct Program: Sendable {
    /// What `App.viper` says.
    package var app: AppSettings
    /// The modules that specs describe; external ones stand apart.
    package var modules: [Module]
    /// Modules that exist in the project's own Swift.
    package var externalModules: [ExternalModule]
    /// What specs declare outside of their modules, a group for each spec that declares something there.
    package var shared: [SharedDeclarations]
    /// Types that exist in the project's own Swift: `external protocol` and so on.
    package var externalTypes: [DataType]
    /// The types that specs mention and the app's own Swift declares, a group for each file that declares some of them.
    package var own: [SharedDeclarations]
    /// The classes of modules of which the bodies are tested and people wrote the classes, by name.
    package var ownClasses: [String: OwnClass] = [:]
    /// The verbs of navigation that specs add to those that every app has: a section of the protocol `Navigation`.
    package var navigation: Section? = nil
    /// The imports of the spec that declares `navigation`.
    package var navigationImports: [String] = []
    /// The catalog of all these types. It is made once, for later steps complete modules, but change no type.
    package internal(set) var types = TypeCatalog()

    /// All modules that can be opened, those that specs describe first.
    package var opened: [any OpenedModule] { modules as [any OpenedModule] + externalModules }

    /// The data of all specs: what stands outside modules, then what is inside.
    package var data: [DataType] { shared.flatMap(\.data) + modules.flatMap(\.data) }

    /// The services of all specs.
    package var services: [Service] { shared.flatMap(\.services) }

    /// All that the composition root provides: the modules' dependencies, each name once, in the order of the modules.
    package var dependencies: [Dependency] { modules.flatMap(\.dependencies).unique(by: \.name) }
}

/// The declarations of one spec outside its modules, which become `<Spec>+Shared.generated.swift`; or those of a Swift file.
package struct SharedDeclarations: Sendable {
    /// The file's name without extension: `Todo`.
    package var name: String
    /// The spec, or the Swift file.
    package var source: SourceFile
    /// The imports of the file, which generated files repeat.
    package var imports: [String]
    /// The data in the spec's order.
    package var data: [DataType]
    /// The services in the spec's order.
    package var services: [Service]
    /// The modules in the spec that the project's own Swift makes.
    package var externalModules: [ExternalModule] = []
}

import Diagnostics
import SwiftSource

/// The resolved specs of a project, from which files are planned and rendered.
///
/// The order of declarations does not depend on the order of files on disk. Modules and shared declarations are
/// sorted by spec path, then by their order in the spec.
package struct Program: Sendable {
    /// The settings in `App.viper`.
    package var app: AppSettings
    /// The modules in specs, without external modules.
    package var modules: [Module]
    /// The modules that your Swift implements.
    package var externalModules: [ExternalModule]
    /// The declarations outside of modules, in one group for each spec.
    package var shared: [SharedDeclarations]
    /// The external types: `external protocol` and so on.
    package var externalTypes: [DataType]
    /// The types of the app's Swift that specs refer to, in one group for each file.
    package var own: [SharedDeclarations]
    /// The classes that you wrote and whose bodies get tests, by name.
    package var ownClasses: [String: OwnClass] = [:]
    /// The types whose `fixture()` the tests declare in a file other than `Fixtures.swift`.
    package var ownFixtures: Set<String> = []
    /// The custom navigation methods, as a section with the protocol `Navigation`.
    package var navigation: Section? = nil
    /// The imports of the spec that declares `navigation`.
    package var navigationImports: [String] = []
    /// The catalog of all types in the program. It is created once, because later steps do not change types.
    package internal(set) var types = TypeCatalog()

    /// All modules that can be opened. External modules come last.
    package var opened: [any ModuleInterface] { modules as [any ModuleInterface] + externalModules }

    /// The types in all specs. Types outside of modules come first.
    package var data: [DataType] { shared.flatMap(\.data) + modules.flatMap(\.data) }

    /// The services of all specs.
    package var services: [Service] { shared.flatMap(\.services) }

    /// The dependencies of all modules, in the order of the modules. Each name occurs once.
    package var dependencies: [Dependency] { modules.flatMap(\.dependencies).unique(by: \.name) }
}

/// The declarations of one spec outside of its modules, which become `<Spec>+Shared.generated.swift`. Also the types
/// of one Swift file.
package struct SharedDeclarations: Sendable {
    /// The file's name without extension: `Todo`.
    package var name: String
    /// The spec, or the Swift file.
    package var source: SourceFile
    /// The imports of the file, which generated files repeat.
    package var imports: [String]
    /// The types, in the spec's order.
    package var data: [DataType]
    /// The services, in the spec's order.
    package var services: [Service]
    /// The external modules in the spec.
    package var externalModules: [ExternalModule] = []
}

import Diagnostics
import SwiftSource
import ViperSpec

/// The settings in `App.viper`. Paths are relative to the project's root, separated by `/`.
package struct AppSettings: Sendable, Hashable {
    /// The style of modules.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        /// Classes that refer to each other by protocols.
        case classes
        /// Functions that transform streams of values.
        case reactive
    }

    /// The kinds of generated code that the setting `emit` lists.
    package struct EmittedParts: OptionSet, Sendable, Hashable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let contract = EmittedParts(rawValue: 1 << 0)
        package static let flows = EmittedParts(rawValue: 1 << 1)
        package static let classes = EmittedParts(rawValue: 1 << 2)
        package static let assembly = EmittedParts(rawValue: 1 << 3)
        package static let mocks = EmittedParts(rawValue: 1 << 4)
        package static let tests = EmittedParts(rawValue: 1 << 5)
        /// Only the bodies from specs, generated as extensions of classes that you write. Your classes declare the
        /// conformances.
        package static let bodies = EmittedParts(rawValue: 1 << 6)
        package static let all: EmittedParts = [.contract, .flows, .classes, .assembly, .mocks, .tests]

        /// The code that refers to the classes of modules. If `emit` includes none of these, you choose the names of
        /// your classes.
        package static let withClasses: EmittedParts = [.flows, .classes, .assembly]

        /// The words for the kinds of generated code in the setting `emit`.
        package static let words: KeyValuePairs<String, EmittedParts> = [
            "contract": .contract, "flows": .flows, "classes": .classes, "assembly": .assembly, "mocks": .mocks,
            "tests": .tests, "bodies": .bodies,
        ]
    }

    /// The language mode of the generated code.
    package enum SwiftMode: String, Sendable, Hashable, CaseIterable {
        case five = "5"
        case six = "6"
    }

    /// The isolation of the generated protocols and classes. Services are nonisolated in any case.
    package enum Isolation: String, Sendable, Hashable, CaseIterable {
        case mainActor, none
    }

    /// The file in which the compiler reports errors in a body.
    package enum DiagnosticLocations: String, Sendable, Hashable, CaseIterable {
        /// The generated file.
        case generated
        /// The spec, by `#sourceLocation`.
        case specs
    }

    /// The access level of the generated declarations.
    package enum Access: String, Sendable, Hashable, CaseIterable {
        case `internal`, `package`, `public`
    }

    /// The platforms that the generated code is compiled for.
    package enum Platforms: String, Sendable, Hashable, CaseIterable {
        /// All platforms, including platforms without the kit's framework, such as Linux. Code that needs the
        /// framework is in `#if`.
        case all
        /// Only platforms with the kit's framework.
        case apple
    }

    /// The location of generated Swift.
    package enum GeneratedCodeLocation: String, Sendable, Hashable, CaseIterable {
        /// In the project's folders, next to your files.
        case project
        /// Not in the project: each build generates it.
        case build
    }

    /// The indentation of generated files.
    package enum Indentation: Sendable, Hashable {
        case spaces(Int)
        case tab

        /// The text of one level.
        package var text: String {
            switch self {
            case .spaces(let count): String(repeating: " ", count: count)
            case .tab: "\t"
            }
        }
    }

    /// The Xcode project that compiles the files.
    package struct Xcode: Sendable, Hashable {
        /// The path of the project: `Shop.xcodeproj`.
        package var project: String
        /// The name of the target in the project; nil for the target that has the name of the Swift module.
        package var target: String?
    }

    /// The name after `app`. Without an `App.viper`, the name of the project's folder.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String] = []
    /// The Swift module that the tests import.
    package var target: String
    /// The module that is opened first.
    package var root: String?
    /// The UI kit (the setting `ui`).
    package var kit = Kit.uikit
    /// The style of modules.
    package var style = Style.classes
    /// The names of generated types, files and properties.
    package var naming = Naming.standard
    /// The kinds of code to generate.
    package var emit = EmittedParts.all
    /// The location of generated Swift.
    package var generated = GeneratedCodeLocation.project
    /// The framework of the generated tests.
    package var tests = TestFramework.swiftTesting
    /// The language mode of the generated code.
    package var swift = SwiftMode.six
    /// The isolation of modules.
    package var isolation = Isolation.mainActor
    /// The file in which the compiler reports errors in a body.
    package var places = DiagnosticLocations.generated
    /// The access level of the generated declarations.
    package var access = Access.internal
    /// The platforms that the generated code is compiled for.
    package var platforms = Platforms.all
    /// The indentation of the generated files.
    package var indentation = Indentation.spaces(4)
    /// The folder of the specs.
    package var specs = "Specs"
    /// The folder of the target's sources.
    package var sources: String
    /// The folder of the test target's sources.
    package var testing: String
    /// The folder of the project's own templates.
    package var templates = "Templates"
    /// The Xcode project that is kept in sync; nil for none.
    package var xcode: Xcode?
    /// Severities by rule ID; nil switches a rule off.
    package var severities: [String: Severity?] = [:]
    /// The qualified name of each Swift type that a type of the app shadows: `_Concurrency.Task` for the key `Task`.
    /// This is not a setting.
    package var hidden: [String: String] = [:]

    /// Returns the name of a Swift type for generated code: `Error`, or `Swift.Error` if the app has a type `Error`.
    package func swiftName(_ name: String) -> String { hidden[name] ?? name }

    /// Creates the default settings of an app.
    package init(name: String) {
        self.name = name
        target = name
        sources = "Sources/\(name)"
        testing = "Tests/\(name)Tests"
    }
}

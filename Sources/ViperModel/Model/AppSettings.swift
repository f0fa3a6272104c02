import Diagnostics
import SwiftSource
import ViperSpec

/// What `App.viper` says, with its defaults. Paths are relative to the project's root, with `/`.
package struct AppSettings: Sendable, Hashable {
    /// What a module's parts are made of.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        /// Classes that know each other by protocols.
        case classes
        /// Functions between streams.
        case reactive
    }

    /// What is generated; a team may start with contract and mocks.
    package struct Parts: OptionSet, Sendable, Hashable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let contract = Parts(rawValue: 1 << 0)
        package static let flows = Parts(rawValue: 1 << 1)
        package static let classes = Parts(rawValue: 1 << 2)
        package static let assembly = Parts(rawValue: 1 << 3)
        package static let mocks = Parts(rawValue: 1 << 4)
        package static let tests = Parts(rawValue: 1 << 5)
        /// The bodies of specs alone, in extensions of classes that say themselves what they conform to.
        package static let bodies = Parts(rawValue: 1 << 6)
        package static let all: Parts = [.contract, .flows, .classes, .assembly, .mocks, .tests]

        /// The parts whose code names the classes of modules. Where none is emitted, people call their classes as they like.
        package static let withClasses: Parts = [.flows, .classes, .assembly]

        /// The words by which the setting `emit` names the parts.
        package static let words: KeyValuePairs<String, Parts> = [
            "contract": .contract, "flows": .flows, "classes": .classes, "assembly": .assembly, "mocks": .mocks,
            "tests": .tests, "bodies": .bodies,
        ]
    }

    /// The language mode in which the generated code is compiled.
    package enum SwiftMode: String, Sendable, Hashable, CaseIterable {
        case five = "5"
        case six = "6"
    }

    /// Where the generated protocols and classes run. Services are nonisolated either way.
    package enum Isolation: String, Sendable, Hashable, CaseIterable {
        case mainActor, none
    }

    /// Where the compiler's findings in a body stand.
    package enum Places: String, Sendable, Hashable, CaseIterable {
        /// In the generated file.
        case generated
        /// In the spec, by `#sourceLocation`.
        case specs
    }

    /// Who sees the generated declarations.
    package enum Access: String, Sendable, Hashable, CaseIterable {
        case `internal`, `package`, `public`
    }

    /// The platforms that the generated code is compiled for.
    package enum Platforms: String, Sendable, Hashable, CaseIterable {
        /// Also those without the kit's framework, such as Linux: what needs it stands in `#if`.
        case all
        /// Those that have it.
        case apple
    }

    /// Where generated Swift stands.
    package enum Generated: String, Sendable, Hashable, CaseIterable {
        /// In the project's folders, among what people write.
        case project
        /// Nowhere: each build makes it.
        case build
    }

    /// What a level is indented by in generated files.
    package enum Indentation: Sendable, Hashable {
        case spaces(Int)
        case tab

        /// One level.
        package var text: String {
            switch self {
            case .spaces(let count): String(repeating: " ", count: count)
            case .tab: "\t"
            }
        }
    }

    /// The Xcode project that compiles the files.
    package struct Xcode: Sendable, Hashable {
        /// Its path: `Shop.xcodeproj`.
        package var project: String
        /// The target's name; nil where it is the one that makes the module.
        package var target: String?
    }

    /// The app's name, which stands after `app`; the folder's name where there is no `App.viper`.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String] = []
    /// The Swift module that the tests import.
    package var target: String
    /// The module that is opened first.
    package var root: String?
    /// The UI kit: `ui`.
    package var kit = Kit.uikit
    /// What a module's parts are made of.
    package var style = Style.classes
    /// The names of what is generated.
    package var naming = Naming.standard
    /// What is generated.
    package var emit = Parts.all
    /// Where generated Swift stands.
    package var generated = Generated.project
    /// The framework that the generated tests are written with.
    package var tests = TestFramework.swiftTesting
    /// The language mode of the generated code.
    package var swift = SwiftMode.six
    /// Where modules run.
    package var isolation = Isolation.mainActor
    /// Where the compiler's findings in a body stand.
    package var places = Places.generated
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
    /// The Xcode project that is kept in step; nil for none.
    package var xcode: Xcode?
    /// Severities by rule ID; nil switches a rule off.
    package var severities: [String: Severity?] = [:]
    /// The types of Swift's that types of the app hide, each with its whole name, `_Concurrency.Task`: this is no setting.
    package var hidden: [String: String] = [:]

    /// A type of Swift's, as generated code names it: `Error`, or `Swift.Error`.
    package func swiftName(_ name: String) -> String { hidden[name] ?? name }

    /// The defaults for an app of this name.
    package init(name: String) {
        self.name = name
        target = name
        sources = "Sources/\(name)"
        testing = "Tests/\(name)Tests"
    }
}

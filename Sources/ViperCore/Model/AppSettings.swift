import Diagnostics
import SwiftSource
import ViperSpec

/// What `App.viper` says, with its defaults. Paths are relative to the project's root, with `/`.
package struct AppSettings: Sendable, Hashable {
    package enum Kit: String, Sendable, Hashable, CaseIterable {
        case uikit, none
    }

    /// What is generated; a team may start with contract and mocks.
    package enum Part: String, Sendable, Hashable, CaseIterable {
        case contract, flows, classes, assembly, mocks, tests
    }

    package enum SwiftMode: Int, Sendable, Hashable, CaseIterable {
        case five = 5
        case six = 6
    }

    /// Where the generated protocols and classes run. Services are nonisolated either way.
    package enum Isolation: String, Sendable, Hashable, CaseIterable {
        case mainActor, none
    }

    package enum Access: String, Sendable, Hashable, CaseIterable {
        case `internal`, `package`, `public`
    }

    package enum Indentation: Sendable, Hashable {
        case spaces(Int)
        case tab

        package var text: String {
            switch self {
            case .spaces(let count): String(repeating: " ", count: count)
            case .tab: "\t"
            }
        }
    }

    package var name: String
    package var documentation: [String]
    /// The Swift module that the tests import.
    package var target: String
    /// The module that is opened first.
    package var root: String?
    package var kit: Kit
    package var emit: Set<Part>
    package var swift: SwiftMode
    package var isolation: Isolation
    package var access: Access
    package var indentation: Indentation
    package var specs: String
    package var sources: String
    package var testing: String
    package var templates: String
    /// Severities by rule ID; nil switches a rule off.
    package var severities: [String: Severity?]

    /// The defaults for an app of this name.
    package init(name: String) {
        self.name = name
        documentation = []
        target = name
        root = nil
        kit = .uikit
        emit = Set(Part.allCases)
        swift = .six
        isolation = .mainActor
        access = .internal
        indentation = .spaces(4)
        specs = "Specs"
        sources = "Sources/\(name)"
        testing = "Tests/\(name)Tests"
        templates = "Templates"
        severities = [:]
    }
}

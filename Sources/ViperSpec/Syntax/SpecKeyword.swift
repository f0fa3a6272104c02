import Diagnostics

/// The words that mean something to a spec where a declaration, a section or a member begins. Elsewhere they are names.
package enum SpecKeyword {
    /// Declarations that are emitted as plain Swift.
    package static let data = ["entity", "struct", "enum", "protocol", "typealias", "extension"]
    /// Declarations at the top level.
    package static let topLevel = ["import", "service", "external", "module", "app"] + data
    /// What adds verbs to the app's navigation; elsewhere it is what routers call.
    static let navigation = "navigation"
    /// What `external` may stand before.
    package static let externals = ["protocol", "struct", "class", "enum", "actor", "module"]
    /// The sections of a module.
    package static let sections = SectionKind.allCases.map(\.rawValue)
    /// What a member begins with.
    package static let members = ["func", "var"]

    /// Words that are no section, and the one that is meant by them.
    private static let sectionSynonyms = [
        "wireframe": "router", "input": "interactor", "presentation": "presenter", "viewController": "view",
        "userInterface": "view", "dataManager": "interactor", "eventHandler": "presenter",
    ]

    /// The section or declaration of a module that a word was meant to be, by its spelling or its sense.
    static func section(meantBy word: String) -> String? {
        sectionSynonyms[word] ?? nearest(to: word, in: sections + data)
    }

    /// `'view', 'presenter' and 'router'`.
    static func list(_ words: [String]) -> String {
        let quoted = words.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}

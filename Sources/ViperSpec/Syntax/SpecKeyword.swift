import Diagnostics

/// The words with a meaning at the start of a declaration, section or member. Elsewhere they are names.
package enum SpecKeyword {
    /// The declarations that are generated as plain Swift.
    package static let data = ["entity", "struct", "enum", "protocol", "typealias", "extension"]
    /// The declarations at the top level.
    package static let topLevel = ["import", "service", "external", "module", "app"] + data
    /// The keyword for custom navigation methods. Elsewhere it is the object that routers call.
    static let navigation = "navigation"
    /// The declarations after `external`.
    package static let externals = ["protocol", "struct", "class", "enum", "actor", "module"]
    /// The sections of a module.
    package static let sections = SectionKind.allCases.map(\.rawValue)
    /// The first words of members.
    package static let members = ["func", "var"]

    /// Words from other VIPER dialects, with the sections that they mean.
    private static let sectionSynonyms = [
        "wireframe": "router", "input": "interactor", "presentation": "presenter", "viewController": "view",
        "userInterface": "view", "dataManager": "interactor", "eventHandler": "presenter",
    ]

    /// Returns the section or declaration that a misspelled or related word means.
    static func section(meantBy word: String) -> String? {
        sectionSynonyms[word] ?? nearest(to: word, in: sections + data)
    }

    /// Returns the words in quotes: `'view', 'presenter' and 'router'`.
    static func list(_ words: [String]) -> String {
        let quoted = words.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}

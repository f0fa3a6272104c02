import Diagnostics

/// The keywords of specs. Outside the beginning of a declaration, section or member, these words are names.
package enum SpecKeyword {
    /// The keywords of declarations that are generated as plain Swift.
    package static let data = ["entity", "struct", "enum", "protocol", "typealias", "extension"]
    /// The keywords of declarations at the top level.
    package static let topLevel = ["import", "service", "external", "module", "app"] + data
    /// The keyword before custom navigation methods. In bodies, `navigation` is the object that routers call.
    static let navigation = "navigation"
    /// The keywords after `external`.
    package static let externals = ["protocol", "struct", "class", "enum", "actor", "module"]
    /// The keywords of a module's sections.
    package static let sections = SectionKind.allCases.map(\.rawValue)
    /// The first words of members.
    package static let members = ["func", "var"]

    /// Words that other VIPER projects use for sections, with the keywords in specs.
    private static let sectionSynonyms = [
        "wireframe": "router", "input": "interactor", "presentation": "presenter", "viewController": "view",
        "userInterface": "view", "dataManager": "interactor", "eventHandler": "presenter",
    ]

    /// Returns the keyword that a misspelled or related word probably means, for a section or a declaration in a
    /// module.
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

import SwiftSource

/// Names of test functions, each once in its suite.
struct TestNames {
    private var taken: Set<String>
    private var titles: Set<String> = []

    init(taken: Set<String>) {
        self.taken = taken
    }

    struct Name {
        /// In words.
        var title: String
        var function: String
    }

    /// `didFind(_:) when items is empty` and `didFindWhenItemsIsEmpty`.
    mutating func claim(_ requirement: Requirement, path: [String]) -> Name {
        var function = requirement.baseName
        if case .function(let syntax) = requirement.kind {
            function += syntax.parameters.map { SwiftName.upperFirst($0.label?.name ?? "") }.joined()
        }
        var title = requirement.fullName
        if !path.isEmpty {
            title += " when " + path.joined(separator: " and ")
            function += "When" + path.map(Self.camelCased).joined(separator: "And")
        }
        if !titles.insert(title).inserted { title = title.replacing(requirement.fullName, with: requirement.typedName) }
        titles.insert(title)
        if taken.contains(function), case .function(let syntax) = requirement.kind {
            function += syntax.parameters.map { SwiftName.upperFirst($0.name.name) }.joined()
        }
        var number = 2
        let base = function
        while taken.contains(function) {
            function = "\(base)\(number)"
            number += 1
        }
        taken.insert(function)
        return Name(title: title, function: function)
    }

    private static func camelCased(_ words: String) -> String {
        let marks = ["==": "Equals", "!=": "Differs", ">=": "AtLeast", "<=": "AtMost", ">": "Over", "<": "Under"]
        return words.split(separator: " ").map { word in
            if let name = marks[String(word)] { return name }
            return word.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { SwiftName.upperFirst(String($0)) }
                .joined()
        }.joined()
    }
}

extension Requirement {
    /// `show(_: Hit)`: tells apart what labels do not.
    fileprivate var typedName: String {
        guard case .function(let function) = kind else { return baseName }
        let parameters = function.parameters.map { "\($0.label?.name ?? "_"): \($0.type?.text ?? "")" }
        return "\(baseName)(\(parameters.joined(separator: ", ")))"
    }
}

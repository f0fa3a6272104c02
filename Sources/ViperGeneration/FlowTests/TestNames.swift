import SwiftSource
import ViperModel

/// Unique names for the test functions of a suite.
struct TestNames {
    private let framework: TestFramework
    private var takenNames: Set<String>
    private var titles: Set<String> = []

    /// - Parameter taken: The names of the suite's properties.
    init(_ framework: TestFramework, taken: Set<String>) {
        self.framework = framework
        takenNames = taken.union(framework.inheritedTests)
    }

    struct Name {
        /// The display name.
        var title: String
        var function: String
        /// The conditions of the path in words.
        var conditions: [String]
    }

    /// Reserves the names of a path's test: `didFind(_:) when items is empty` and `didFindWhenItemsIsEmpty`.
    mutating func claim(_ member: Member, path: [String]) -> Name {
        var function = member.baseName
        for parameter in member.requirement.parameters { function += SwiftName.upperFirst(parameter.label?.name ?? "") }
        var title = member.fullName
        if !path.isEmpty {
            title += " when " + path.joined(separator: " and ")
            function += "When" + path.map(Self.camelCased).joined(separator: "And")
        }
        if !titles.insert(title).inserted {
            title = title.replacing(member.fullName, with: member.requirement.typedName)
            titles.insert(title)
        }
        function = framework.function(function)
        if takenNames.contains(function) {
            function += member.requirement.parameters.map { SwiftName.upperFirst($0.name.name) }.joined()
        }
        return Name(title: title, function: takenNames.claim(function), conditions: path)
    }

    /// Reserves the name of a test skeleton: `remove`, or `testRemove`.
    mutating func claim(skeletonOf name: String) -> String {
        var name = name
        while takenNames.contains(framework.function(name)) { name += "Test" }
        takenNames.insert(framework.function(name))
        return framework.function(name)
    }

    private static func camelCased(_ words: String) -> String {
        words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { SwiftName.upperFirst(String($0)) }.joined()
    }
}

extension Set<String> {
    /// Inserts a name, with a number appended if it is taken, and returns it: `id2`.
    mutating func claim(_ name: String) -> String {
        var free = name
        var number = 2
        while !insert(free).inserted {
            free = "\(name)\(number)"
            number += 1
        }
        return free
    }
}

extension Requirement {
    /// The name with parameter types, `show(_: Hit)`. It distinguishes overloads with the same labels.
    var typedName: String {
        guard isFunction else { return baseName }
        let parameters = parameters.map { "\($0.label?.name ?? "_"): \($0.type?.text ?? "")" }
        return "\(baseName)(\(parameters.joined(separator: ", ")))"
    }
}

import Diagnostics
import Templates
import TestSupport
import UserCode
import ViperModel
import ViperSpec

/// A setting that shapes what is generated, and its values as `App.viper` spells them.
struct CombinedSetting: Sendable {
    var name: String
    var values: [String]

    /// The settings that are combined. A new value of one of them joins here, and nowhere else.
    static let all = [
        CombinedSetting(name: "ui", values: ["uikit", "swiftui", "terminal", "none"]),
        CombinedSetting(name: "style", values: ["classes", reactive]),
        CombinedSetting(name: "naming", values: ["protocols", "io", "interfaces"]),
        CombinedSetting(name: "tests", values: ["swiftTesting", "xctest"]),
        CombinedSetting(name: "swift", values: ["6", "5"]),
        CombinedSetting(name: "isolation", values: ["mainActor", "none"]),
        CombinedSetting(name: "access", values: ["internal", "package", "public", door]),
        CombinedSetting(name: "platforms", values: ["all", "apple"]),
        CombinedSetting(name: "indent", values: ["4", "2", "tab"]),
        CombinedSetting(
            name: "emit", values: [everything, "contract, flows, classes, assembly", bodies, "contract, mocks"]),
    ]

    /// The settings that are not combined, because they change at most the paths or the comments of generated code.
    static let notCombined: Set<SettingName> = [
        .target, .root, .generated, .specs, .sources, .testing, .templates, .project, .places, .rules, .requires,
    ]

    static func place(of name: String) -> Int? { all.firstIndex { $0.name == name } }

    static let reactive = "reactive"
    /// `public module`, which stands in the specs.
    static let door = "internal  // but for the doors of public modules"
    /// The classes say themselves what they conform to.
    static let bodies = "contract, classes, assembly, mocks, bodies"
    static let everything = "contract, flows, classes, assembly, mocks, tests"
}

/// A value for each of the settings.
struct Combination: Sendable, Hashable, CustomStringConvertible {
    /// The place of the value of each setting, in the order of the settings.
    var choices: [Int]

    subscript(name: String) -> String? {
        get { zip(CombinedSetting.all, choices).first { $0.0.name == name }.map { $0.0.values[$0.1] } }
        set {
            guard let place = CombinedSetting.place(of: name),
                let choice = CombinedSetting.all[place].values.firstIndex(where: { $0 == newValue })
            else { return }
            choices[place] = choice
        }
    }

    /// `uikit classes io xctest 5 mainActor public 2`
    var description: String {
        zip(CombinedSetting.all, choices).map { $0.values[$1] }.joined(separator: " ")
    }

    /// All there are, the later settings changing first.
    static let product = CombinedSetting.all.reduce([Combination(choices: [])]) { combinations, setting in
        combinations.flatMap { combination in
            setting.values.indices.map { Combination(choices: combination.choices + [$0]) }
        }
    }

    /// Those that `App.viper` may ask for.
    static let allowed = product.filter(\.refusingRules.isEmpty)

    /// So many of the product that any four values of four settings are in one of them. By a prime number, for the settings'
    /// values recur.
    static let sample = stride(from: 0, to: product.count, by: 11).map { product[$0] }

    /// The rules by which the tool has to refuse it, whatever the specs are.
    var refusingRules: Set<String> {
        // Views stand on the main actor, and so does who makes and calls them; UIKit's do not ask for it in Swift 5.
        let isOpen = self["ui"] == "none" || self["ui"] == "uikit" && self["swift"] == "5"
        let isTornApart = self["isolation"] == "none" && !isOpen
        // Streams are listened to on the main actor, by whoever holds their ends: a SwiftUI view is a value.
        let isWithoutEnd =
            self["style"] == CombinedSetting.reactive
            && (self["ui"] == "swiftui" || self["isolation"] == "none" || self["emit"] == CombinedSetting.bodies)
        return Set((isTornApart ? ["incompatibleIsolation"] : []) + (isWithoutEnd ? ["incompatibleStyle"] : []))
    }

    /// What the tool says against it.
    var refusals: [Diagnostic] {
        let specs = [SourceFile(path: "Specs/A.viper", text: "module A {}")]
        return Pipeline.check(input(target: "Refused", specs: specs)).diagnostics.filter { $0.severity == .error }
    }

    func input(target: String, specs: [SourceFile]) -> Pipeline.Input {
        let settings = zip(CombinedSetting.all, choices).map { "    \($0.name) \($0.values[$1])\n" }.joined()
        return Pipeline.Input(
            app: AppFile(
                SourceFile(path: "App.viper", text: "app \(target) {\n\(settings)}\n"), defaultName: target,
                rules: { Rule.known }), specs: specs,
            builtInTemplates: BuiltInTemplates.files,
            projectTemplates: [], compile: CompiledTemplates.set)
    }
}

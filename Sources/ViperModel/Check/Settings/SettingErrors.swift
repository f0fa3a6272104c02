import Diagnostics
import SwiftSource
import ViperSpec

extension Rule {
    static let duplicateSetting = Rule(
        id: "duplicateSetting", summary: "Duplicate setting",
        explanation: """
            The app or a module contains the setting twice. Remove one of the two.
            """,
        wrong: "app Todo { indent 2; indent 4 }",
        right: "app Todo { indent 4 }")

    static let incompatibleIsolation = Rule(
        id: "incompatibleIsolation", summary: "'isolation none' is incompatible with the UI kit",
        explanation: """
            Classes and views of UIKit, SwiftUI and the terminal run on the main actor. A presenter without isolation \
            could neither create nor call its view. So 'isolation none' is available only with 'ui none', or with \
            UIKit in Swift 5 mode.
            """,
        wrong: "app Todo { ui uikit; isolation none }",
        right: "app Todo { ui none; isolation none }")

    static let foreignKit = Rule(
        id: "foreignKit", summary: "Module's UI kit is incompatible with the app's",
        explanation: """
            Navigation.swift shows all screens of the app, with one UI kit. In an app with 'ui uikit' and 'style \
            classes', a module may use 'ui swiftui'; its view is shown in a hosting controller. No other combination \
            is supported.
            """,
        wrong: "app Todo { ui uikit }\nmodule TodoList { ui terminal }",
        right: "app Todo { ui uikit }\nmodule TodoList { ui swiftui }")

    static let incompatibleStyle = Rule(
        id: "incompatibleStyle",
        summary: "Setting is incompatible with 'style reactive'",
        explanation: """
            With 'style reactive', a view connects to its presenter through streams on the main actor, so isolation is \
            required. SwiftUI views are values and cannot own a stream, so use 'style classes' with SwiftUI. There are \
            no classes that 'bodies' could extend, so write 'flows' in 'emit' instead.
            """,
        wrong: "app Todo { ui none; style reactive; isolation none }",
        right: "app Todo { ui none; style reactive }")

    static let unknownSetting = Rule(
        id: "unknownSetting",
        summary: "Unknown setting, value or rule",
        explanation: """
            App.viper contains a setting, value or rule that viper-gen does not know. Settings: \
            \(SettingName.allCases.map(\.rawValue).joined(separator: ", ")). \
            All are optional and case-sensitive. The message lists the values that a setting accepts. Rule IDs are \
            printed in brackets after each finding.
            """,
        wrong: "app Todo { indentation 4 }",
        right: "app Todo { indent 4 }")

    static let settingShape = Rule(
        id: "settingShape", summary: "Wrong number or kind of setting values",
        explanation: """
            Most settings take one word or one string. 'emit' takes a list separated by commas, and 'rules' takes \
            rules with their severities in braces.
            """,
        wrong: "app Todo { indent 2, 4 }",
        right: "app Todo { indent 4 }")

    static let missingTemplates = Rule(
        id: "missingTemplates", severity: .warning, isAdjustable: true,
        summary: "Template folder is missing or empty",
        explanation: """
            'templates' names the folder of your custom templates. If the folder is missing or empty, only the \
            built-in templates are used. Correct the path, or add templates to the folder.
            """,
        wrong: "app Todo { templates \"Template\" }",
        right: "app Todo {}")

    static let incompleteTests = Rule(
        id: "incompleteTests", summary: "'emit tests' without mocks, flows and assembly",
        explanation: """
            Flow tests run the generated flows and record the calls between parts through mocks. Wiring and leak tests \
            run the generated assembly. Add these parts to 'emit', or remove 'tests'. With \
            'bodies', tests need 'mocks' only: they create your classes with your own initializers.
            """,
        wrong: "app Todo { emit contract, flows, classes, assembly, tests }",
        right: "app Todo { emit contract, flows, classes, assembly, mocks, tests }")
}

extension Diagnostic {
    static func unknownSettingValue(
        _ setting: String, value: Identifier, known: [String], in source: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .unknownSetting, "unknown value '\(value.name)' of '\(setting)'; expected \(known.quotedList)",
            at: SourceLocation(source, value.range)
        ).meaning(nearest(to: value.name, in: known), insteadOf: value, otherwise: nil)
    }

    /// Returns an error for a kit in `ui` that is neither built in nor a folder of the app's templates.
    static func unknownKit(_ kit: Identifier, known: [String], folder: String, in source: SourceFile) -> Diagnostic {
        var diagnostic = unknownSettingValue("ui", value: kit, known: known, in: source)
        if diagnostic.fixIts.isEmpty, !TemplateFolders.reserved.contains(kit.name) {
            diagnostic.notes = [
                "for a custom kit, add a folder of templates: '\(folder)/\(kit.name.printable)/View.swift.stencil'"
            ]
        }
        return diagnostic
    }
}

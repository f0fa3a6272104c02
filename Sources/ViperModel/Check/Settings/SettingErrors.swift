import Diagnostics
import SwiftSource
import ViperSpec

extension Rule {
    static let duplicateSetting = Rule(
        id: "duplicateSetting", summary: "A setting stands once in App.viper",
        explanation: "Which of two values would count could not be seen from the file. Remove one of them.",
        wrong: "app Todo { indent 2; indent 4 }",
        right: "app Todo { indent 4 }")

    static let incompatibleIsolation = Rule(
        id: "incompatibleIsolation", summary: "With a UI kit the generated code runs on the main actor",
        explanation: """
            The classes and views of UIKit, SwiftUI and the terminal are isolated to the main actor. A presenter without \
            isolation could neither make its view nor call it. UIKit alone is as it was before for code in Swift 5 mode, where \
            'isolation none' goes with it.
            """,
        wrong: "app Todo { ui uikit; isolation none }",
        right: "app Todo { ui none; isolation none }")

    static let foreignKit = Rule(
        id: "foreignKit", summary: "A module's own UI kit is one that the app's can show",
        explanation: """
            One navigation shows all screens of an app. Among view controllers it can show a view of SwiftUI, in a hosting \
            controller: in an app with 'ui uikit' and 'style classes' a module may have 'ui swiftui'. No other two kits go \
            together.
            """,
        wrong: "app Todo { ui uikit }\nmodule TodoList { ui terminal }",
        right: "app Todo { ui uikit }\nmodule TodoList { ui swiftui }")

    static let incompatibleStyle = Rule(
        id: "incompatibleStyle",
        summary: "Functions and streams run on the main actor, with views that hold a stream's end",
        explanation: """
            With 'style reactive' a view hands its input to a presenter, and listens to what that sends, on the main actor: \
            without isolation it would have to do so from anywhere. SwiftUI's views are values, which hold no end of a stream; \
            there a module is made of classes. Bodies are functions, all of them with 'flows': there are no classes for \
            'bodies' to extend.
            """,
        wrong: "app Todo { ui none; style reactive; isolation none }",
        right: "app Todo { ui none; style reactive }")

    static let unknownSetting = Rule(
        id: "unknownSetting",
        summary: "App.viper holds only settings, values and rules that viper-gen knows",
        explanation: """
            The settings are target, root, ui, style, naming, emit, tests, swift, isolation, access, indent, specs, sources, \
            testing, templates, places, rules and requires. Each of them has a default and may be left out. The message lists the \
            values that a setting takes; case matters, as everywhere in Swift. The ID of a rule stands in brackets at the end \
            of each finding: viper-gen explain ID tells what it means.
            """,
        wrong: "app Todo { indentation 4 }",
        right: "app Todo { indent 4 }")

    static let settingShape = Rule(
        id: "settingShape", summary: "A setting has the number and kind of values that it takes",
        explanation: """
            Most settings take one word or one string. 'emit' takes a list with commas, 'rules' takes pairs of a rule and its \
            severity in braces.
            """,
        wrong: "app Todo { indent 2, 4 }",
        right: "app Todo { indent 4 }")

    static let missingTemplates = Rule(
        id: "missingTemplates", severity: .warning, isAdjustable: true,
        summary: "A folder of templates that App.viper names holds some",
        explanation: """
            'templates' names the folder of your own templates. Where there is none in it, or no such folder, the built-in ones \
            count alone, and what you expected of yours would silently be missing.
            """,
        wrong: "app Todo { templates \"Template\" }",
        right: "app Todo {}")

    static let incompleteTests = Rule(
        id: "incompleteTests", summary: "Generated tests need the generated mocks, flows and assembly",
        explanation: """
            Flow tests run the generated flows and watch the calls between the parts through mocks; wiring and leak tests \
            run the generated assembly. Emit all of these, or no tests. With 'bodies' the flow tests need 'mocks' alone: \
            they make your classes with the initializers that you wrote.
            """,
        wrong: "app Todo { emit contract, flows, classes, assembly, tests }",
        right: "app Todo { emit contract, flows, classes, assembly, mocks, tests }")
}

extension Diagnostic {
    static func unknownSettingValue(
        _ setting: String, value: Identifier, known: [String], in source: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .unknownSetting, "'\(setting)' cannot be '\(value.name)': it takes \(known.quotedList)",
            at: SourceLocation(source, value.range)
        ).meaning(nearest(to: value.name, in: known), insteadOf: value, otherwise: nil)
    }

    /// `ui` names neither a built-in kit nor a folder of the project's templates.
    static func unknownKit(_ kit: Identifier, known: [String], folder: String, in source: SourceFile) -> Diagnostic {
        var diagnostic = unknownSettingValue("ui", value: kit, known: known, in: source)
        if diagnostic.fixIts.isEmpty, !TemplateFolders.reserved.contains(kit.name) {
            diagnostic.notes = [
                "a kit of your own is a folder of templates: '\(folder)/\(kit.name.printable)/View.swift.stencil'"
            ]
        }
        return diagnostic
    }
}

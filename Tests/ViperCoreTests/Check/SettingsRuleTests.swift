import TestSupport
import Testing
import ViperModel
import ViperSpec

@Suite struct SettingsRuleTests {
    @Test func unknownSetting() {
        let spec = CheckedSpec(app: "app Test { 1️⃣indnt 4 }")
        #expect(
            spec.described == ["1️⃣ unknownSetting: unknown setting 'indnt'", "fix: replace 'indnt' with 'indent'"])
        #expect(spec.mended == "app Test { indent 4 }")
        #expect(CheckedSpec(app: "app Test { iu uikit }").mended == "app Test { ui uikit }")
    }

    @Test func unknownSettingWithoutSuggestion() {
        let spec = CheckedSpec(app: "app Test { 1️⃣colourful yes }")
        let names = SettingName.allCases.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
        #expect(
            spec.described == ["1️⃣ unknownSetting: unknown setting 'colourful'", "note: expected one of: \(names)"])
    }

    @Test func unknownSettingValue() {
        let spec = CheckedSpec(
            app: "app Test { access 1️⃣publik; emit contract, 2️⃣mock; swift 3️⃣7; isolation 4️⃣actor; tests 5️⃣xcTest }")
        #expect(
            spec.described == [
                "1️⃣ unknownSetting: unknown value 'publik' of 'access'; expected 'internal', 'package' or 'public'",
                "fix: replace 'publik' with 'public'",
                "2️⃣ unknownSetting: unknown value 'mock' of 'emit'; expected 'contract', 'flows', 'classes', 'assembly', "
                    + "'mocks', 'tests' or 'bodies'",
                "fix: replace 'mock' with 'mocks'",
                "3️⃣ unknownSetting: unknown value '7' of 'swift'; expected '5' or '6'",
                "4️⃣ unknownSetting: unknown value 'actor' of 'isolation'; expected 'mainActor' or 'none'",
                "5️⃣ unknownSetting: unknown value 'xcTest' of 'tests'; expected 'swiftTesting' or 'xctest'",
                "fix: replace 'xcTest' with 'xctest'",
            ])
    }

    @Test func settingShape() {
        let spec = CheckedSpec(
            app: """
                app Test {
                    indent 1️⃣17
                    target A, 2️⃣B
                    requires "3️⃣next"
                    ui none { 4️⃣x y }
                    rules 5️⃣off
                }
                """.replacing("\"3️⃣next", with: "3️⃣\"next"))
        #expect(
            spec.described == [
                "1️⃣ settingShape: 'indent' takes a number of spaces from 1 to 16, or 'tab'",
                "2️⃣ settingShape: 'target' takes the name of a Swift module",
                "3️⃣ settingShape: 'requires' takes a version: \"1.0\"",
                "4️⃣ settingShape: 'ui' takes no settings in braces",
                "5️⃣ settingShape: 'rules' takes rules in braces: { entityInView error }",
            ])
    }

    @Test func duplicateSetting() {
        let spec = CheckedSpec(app: "app Test { 2️⃣indent 2; ui none; 1️⃣indent 4 }")
        #expect(
            spec.described == [
                "1️⃣ duplicateSetting: duplicate setting 'indent'", "note 2️⃣: first set here; remove one of them",
            ])
    }

    @Test(arguments: [
        ("../Elsewhere", "'..' leaves the project"), ("/tmp", "it is not relative to the project's folder"),
        ("~/x", "it is not relative to the project's folder"), ("", "it is not the name of a folder"),
        ("./", "it is not the name of a folder"),
        ("a\\\\b", "it contains '\\'; separate folders with '/'"),
        ("a\\u{202E}b", "it contains an invisible character"),
        ("a\\nb", "it contains an invisible character"),
    ]) func unsafePath(_ path: String, reason: String) {
        for setting in ["specs", "sources", "testing", "templates"] {
            let spec = CheckedSpec(app: "app Test { \(setting) 1️⃣\"\(path)\" }")
            #expect(spec.described.count == 1)
            #expect(spec.described.first?.hasPrefix("1️⃣ unsafePath: '\(setting)' cannot be ") == true)
            #expect(spec.described.first?.hasSuffix(reason) == true)
        }
    }

    @Test func incompleteTests() {
        let spec = CheckedSpec(app: "app Test { 1️⃣emit contract, tests, flows }")
        #expect(
            spec.described == [
                "1️⃣ incompleteTests: 'emit' includes 'tests' but not 'assembly' or 'mocks', which tests need",
                "note: add what is missing, or remove 'tests'",
            ])
    }

    @Test func emitsNoContract() {
        let spec = CheckedSpec(app: "app Test { 1️⃣emit classes, mocks }")
        #expect(
            spec.described == [
                "1️⃣ emitsTooLittle: 'emit' omits 'contract', which generates the protocols for 'classes', 'mocks'",
                "note: add 'contract'; if you write these protocols yourself, switch the rule off",
                "fix: insert ', contract'",
            ])
    }

    @Test func renamedRule() {
        let spec = CheckedSpec(app: "app Test { rules { 1️⃣conformanceTwice warning } }")
        #expect(
            spec.described == [
                "1️⃣ renamedRule: rule 'conformanceTwice' was renamed to 'duplicateConformance'",
                "fix: replace 'conformanceTwice' with 'duplicateConformance'",
            ])
        #expect(spec.mended == "app Test { rules { duplicateConformance warning } }")
    }

    @Test func unknownRule() {
        let spec = CheckedSpec(
            app: """
                app Test {
                    rules {
                        1️⃣entityInViews off
                        2️⃣somethingElse off; 3️⃣recursiveType error
                        4️⃣templateNotText error
                    }
                }
                """)
        #expect(
            spec.described == [
                "1️⃣ unknownSetting: unknown rule 'entityInViews'",
                "fix: replace 'entityInViews' with 'entityInView'",
                "2️⃣ unknownSetting: unknown rule 'somethingElse'",
                "note: each finding ends with the ID of its rule, such as [entityInView]; write the ID without brackets",
                "3️⃣ unknownSetting: unknown rule 'recursiveType'",
                "note: the rule 'recursiveType' was removed, because the compiler reports the same errors; delete its ID",
                "fix: remove the line",
                "4️⃣ unknownSetting: unknown rule 'templateNotText'",
                "note: the rule 'templateNotText' was removed; 'templateType' reports the same findings",
                "fix: remove the line",
            ])
        #expect(
            spec.mended == """
                app Test {
                    rules {
                        entityInView off
                        somethingElse off;\u{20}
                    }
                }
                """)
    }

    @Test func fixedSeverity() {
        let spec = CheckedSpec(
            app: "app Test { rules { 1️⃣duplicateName off; duplicateSection error; 2️⃣expectedName warning } }")
        let note = "note: delete this line; 'viper-gen explain ID' says whether a rule is adjustable"
        #expect(
            spec.described == [
                "1️⃣ fixedSeverity: severity of 'duplicateName' cannot be changed", note,
                "2️⃣ fixedSeverity: severity of 'expectedName' cannot be changed", note,
            ])
    }

    @Test func requiresNewerVersion() {
        let spec = CheckedSpec(app: "app Test { requires 1️⃣\"99.1\" }")
        #expect(
            spec.described == [
                "1️⃣ requiresNewerVersion: project requires viper-gen 99.1 or newer, but this is \(ToolVersion.current)",
                "note: install a newer viper-gen",
            ])
    }

    @Test(arguments: ["0.1", "0.1.0", "0", "0.0.9"]) func olderVersionsAreFine(_ version: String) {
        #expect(CheckedSpec(app: "app Test { requires \"\(version)\" }").described == [])
    }

    @Test func misplacedApp() {
        let spec = CheckedSpec("app 1️⃣Todo { ui none }", app: "app Test {}", others: ["module A {}"])
        #expect(
            spec.described == ["1️⃣ misplacedApp: duplicate 'app' declaration", "note App.viper: first declared here"])
    }

    @Test func invalidTarget() {
        let spec = CheckedSpec(app: "app Test { target 1️⃣\"todo-app\" }")
        #expect(
            spec.described == [
                "1️⃣ invalidTarget: target cannot be named 'todo-app', because tests import it",
                "note: use letters, digits and '_': 'TodoApp'",
            ])
    }

    @Test func incompatibleIsolation() {
        let spec = CheckedSpec(app: "app Test { 1️⃣isolation none }")
        #expect(
            spec.described == [
                "1️⃣ incompatibleIsolation: 'isolation none' is incompatible with 'ui uikit'",
                "note: use 'isolation mainActor', 'swift 5' or 'ui none'",
            ])
        #expect(CheckedSpec(app: "app Test { swift 5; isolation none }").described.isEmpty)
        let terminal = CheckedSpec(app: "app Test { ui terminal; swift 5; 1️⃣isolation none }")
        #expect(
            terminal.described == [
                "1️⃣ incompatibleIsolation: 'isolation none' is incompatible with 'ui terminal'",
                "note: use 'isolation mainActor' or 'ui none'",
            ])
    }

    @Test func missingTemplates() {
        let spec = CheckedSpec(app: "app Test { templates 1️⃣\"Mine\" }")
        #expect(
            spec.described == [
                "1️⃣ missingTemplates: no templates in 'Mine'",
                "note: correct the path, or add templates: 'viper-gen templates eject' copies the built-in ones",
            ])
        #expect(CheckedSpec(app: "app Test { templates \"Templates\" }").findings == [])
        let kit = CheckedSpec(app: "app Test { ui own; templates \"Mine\" }").findings
        #expect(kit.map(\.rule.id) == ["unknownSetting", "missingTemplates"])
        #expect(CheckedSpec(app: "app Test { templates \"../Mine\" }").findings.map(\.rule.id) == ["unsafePath"])
    }

    @Test func unknownRoot() {
        let spec = CheckedSpec(app: "app Test { root 1️⃣C }")
        #expect(spec.described == ["1️⃣ unknownModule: unknown module 'C'", "note: expected one of: 'A', 'B'"])
    }
}

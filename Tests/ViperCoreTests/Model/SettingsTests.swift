import Diagnostics
import Testing
import UserCode
import ViperModel

@Suite struct SettingsTests {
    @Test func defaults() throws {
        let settings = try #require(CheckedSpec("module A {}", app: "app Todo {}").program?.app)
        #expect(settings == AppSettings(name: "Todo"))
        #expect(settings.sources == "Sources/Todo" && settings.testing == "Tests/TodoTests")
    }

    @Test func everySettingIsRead() throws {
        let spec = CheckedSpec(
            app: """
                /// What it is.
                app Todo {
                    sources "./Code//Todo/"
                    target Core
                    root A
                    ui none
                    naming protocols
                    emit contract, mocks
                    tests xctest
                    swift 5
                    isolation none
                    access public
                    indent tab
                    specs "Design/Specs"
                    templates "Mine"
                    rules { entityInView error; unusedInput off }
                    requires "0.1"
                }
                """)
        #expect(
            spec.described == [
                "15:15 missingTemplates: no templates in 'Mine'",
                "note: correct the path, or add templates: 'viper-gen templates eject' copies the built-in ones",
            ])
        var expected = AppSettings(name: "Todo")
        expected.documentation = ["What it is."]
        expected.target = "Core"
        expected.root = "A"
        expected.kit = .none
        expected.emit = [.contract, .mocks]
        expected.tests = .xctest
        expected.swift = .five
        expected.isolation = .none
        expected.access = .public
        expected.indentation = .tab
        expected.specs = "Design/Specs"
        expected.sources = "Code/Todo"
        expected.testing = "Tests/CoreTests"
        expected.templates = "Mine"
        expected.severities = ["entityInView": .some(.error), "unusedInput": Severity?.none]
        #expect(spec.program?.app == expected)
    }

    @Test func withoutAnAppFileTheDefaultsApply() throws {
        let checked = Pipeline.check(
            Pipeline.Input(
                app: AppFile(nil, defaultName: "Demo", rules: { Rule.known }),
                specs: [.init(path: "A.viper", text: "module A {}")], builtInTemplates: [],
                projectTemplates: []))
        #expect(checked.diagnostics.isEmpty)
        #expect(checked.program?.app == AppSettings(name: "Demo"))
        #expect(AppFile(nil, defaultName: "Demo", rules: { Rule.known }).settings == AppSettings(name: "Demo"))
    }
}

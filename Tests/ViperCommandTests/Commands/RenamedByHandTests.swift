import TestSupport
import Testing

/// People rename classes without `rename`: what was meant is said, and nothing is written a second time.
@Suite struct RenamedByHandTests {
    private let disk = MemoryFileSystem()
    private let folder = "Sources/Demo/Settings/"

    init() throws {
        disk.add("App.viper", "app Demo {\n    root Settings\n    rules { unopenedModule off; unwrittenStub off }\n}\n")
        disk.add(
            "Specs/Settings.viper",
            """
            module Settings {
                view { func show(_ name: String) }
                presenter { func viewDidLoad() { view?.show("a") }; func didTap() { interactor.load(); router.close() } }
                interactor(user: Int) { func load() }
                output { func didLoad(_ name: String) { view?.show(name) } }
                router { func close() }
            }

            """)
        #expect(Run("new Settings Profile", on: disk).code == .success)
        #expect(Run("check", on: disk).code == .success)
    }

    /// Renames a class in a file, and the file.
    private func rename(_ old: String, to new: String, in module: String = "Settings", asFile: String? = nil) throws {
        let (old, path) = (old, "Sources/Demo/\(module)/\(old).swift")
        let text = try #require(disk.text(path)).replacing("class \(old)", with: "class \(new)")
        if asFile != nil { try disk.removeFile("/home/me/demo/" + path) }
        disk.add(asFile.map { "Sources/Demo/\(module)/\($0).swift" } ?? path, text)
    }

    /// No second class is begun beside it, whether the specs have changed or not.
    @Test(arguments: ["Presenter", "Interactor", "Router", "ViewController"])
    func aClassThatWasRenamedWithItsFileIsNamed(_ part: String) throws {
        try rename("Settings\(part)", to: "Options\(part)", asFile: "Options\(part)")
        for _ in 0..<2 {
            let errors = Run("check", on: disk).errors
            #expect(
                errors.contains("error: class 'Settings\(part)' not found, but 'Options\(part)' has its members"),
                "\(errors)")
            for rule in ["missingFile", "leftoverClass"] { #expect(!errors.contains(rule), "\(errors)") }
            #expect(Run("generate", on: disk).code == .findings)
            #expect(disk.text("\(folder)Settings\(part).swift") == nil)
            let spec = try #require(disk.text("Specs/Settings.viper"))
            disk.add("Specs/Settings.viper", spec.replacing("view {", with: "view { func hide();"))
        }
    }

    /// As an editor does it that renames in all files.
    @Test func aClassThatWasRenamedEverywhereIsNamed() throws {
        try rename("SettingsPresenter", to: "OptionsPresenter", asFile: "OptionsPresenter")
        for path in disk.files where path.hasSuffix(".swift") {
            disk.add(
                path,
                try #require(disk.text(path)).replacing("SettingsPresenter(", with: "OptionsPresenter(")
                    .replacing("extension SettingsPresenter:", with: "extension OptionsPresenter:"))
        }
        let errors = Run("check", on: disk).errors
        #expect(errors.contains("[editedGeneratedFile]"))
        #expect(
            errors.contains("class 'SettingsPresenter' not found, but 'OptionsPresenter' has its members"), "\(errors)")
        for rule in ["missingFile", "leftoverClass"] { #expect(!errors.contains(rule), "\(errors)") }
        #expect(Run("generate --force", on: disk).code == .findings)
        #expect(disk.text("\(folder)SettingsPresenter.swift") == nil)
    }

    /// A class that is gone is begun anew: what stands beside it is no class of its kind.
    @Test func aClassThatIsGoneIsBegunAnew() throws {
        try disk.removeFile("/home/me/demo/\(folder)SettingsPresenter.swift")
        disk.add("\(folder)SettingsCell.swift", "final class SettingsCell {\n    var view: Int?\n}\n")
        let errors = Run("check", on: disk).errors
        #expect(errors.contains("missingFile") && errors.contains("restore the file instead"), "\(errors)")
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text("\(folder)SettingsPresenter.swift") != nil)
    }

    /// That it reaches for another module follows from its name.
    @Test func aClassWithAnotherModulesNameIsNamedOnce() throws {
        try rename("SettingsPresenter", to: "ProfilePresenter")
        let errors = Run("check", on: disk).errors
        #expect(
            errors.contains("class 'SettingsPresenter' not found, but 'ProfilePresenter' has its members"), "\(errors)")
        #expect(
            errors.split(separator: "\n").count { $0.contains(": error: ") || $0.contains(": warning: ") } == 1,
            "\(errors)")
    }
}

import TestSupport
import Testing
import XcodeProject

/// What happens to a project over weeks: whatever is done, in whatever order, the project compiles what is on the disk.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct XcodeHistoryTests {
    @Test(
        arguments: TestSettings.cases(
            [("classic", UInt64(1), false), ("synchronized-and-groups", 3, false), ("classic", 5, true)], quick: 1))
    func projectAndDiskStayTogether(_ name: String, _ seed: UInt64, _ hasOldModule: Bool) throws {
        let app = XcodeApp(name)
        if hasOldModule { try app.addNews() }
        for path in app.disk.files where path.hasPrefix("Shop") && path.hasSuffix(".swift") {
            guard name != "classic", !app.text.contains(path.split(separator: "/").last ?? "") else { continue }
            if path.hasPrefix("ShopTests/") { try app.disk.removeFile(path) }
        }
        let differences = try app.differences
        #expect(differences == [])
        var generator = SeededGenerator(seed: seed)
        var modules = ["Start"]
        #expect(Run("new Start", on: app.disk).code == .success)
        for step in 1...30 {
            let module = modules.randomElement(using: &generator) ?? "Start"
            let run: Run
            switch Int.random(in: 0..<(hasOldModule ? 8 : 5), using: &generator) {
            case 0, 1:
                modules.append("Step\(step)")
                run = Run("new Step\(step)", on: app.disk)
            case 2 where modules.count > 1:
                modules.removeAll { $0 == module }
                run = Run("remove --force \(module)", on: app.disk)
            case 3:
                modules.removeAll { $0 == module }
                modules.append("Renamed\(step)")
                run = Run("rename \(module) Renamed\(step)", on: app.disk)
            case 5...: run = app.takeNewsOverOrGiveItBack()
            default:
                let spec = try #require(app.disk.text("Specs/\(module).viper"))
                app.disk.add(
                    "Specs/\(module).viper",
                    spec.replacing("    presenter {", with: "    presenter {\n        func didTap\(step)()"))
                run = Run("generate", on: app.disk)
            }
            #expect(run.code == .success, "step \(step): \(run.errors)")
            #expect(try app.differences == [], "step \(step)")
        }
        for module in modules { #expect(Run("remove --force \(module)", on: app.disk).code == .success) }
        if hasOldModule {
            if app.disk.text("Specs/News.viper") != nil { #expect(app.takeNewsOverOrGiveItBack().code == .success) }
            let left = try ProjectEdit(of: app.project, adding: [], removing: ["Shop/News/NewsContract.swift"])
            app.disk.add(XcodeApp.path, String(decoding: left.bytes, as: UTF8.self))
        }
        #expect(app.textWithoutSpecs == ProjectCase(name).project)
    }
}

/// A module without a spec.
extension XcodeApp {
    fileprivate func addNews() throws {
        let path = "Shop/News/NewsProtocols.swift"
        let protocols = [("View", "show"), ("Presenter", "viewDidLoad")].map { part, member in
            "@MainActor\nprotocol News\(part)Protocol: AnyObject {\n    func \(member)()\n}\n"
        }
        disk.add(path, protocols.joined(separator: "\n"))
        let edit = try ProjectEdit(of: project, adding: [.init(path, to: [project.targets[0]])], removing: [])
        disk.add(XcodeApp.path, String(decoding: edit.bytes, as: UTF8.self))
    }

    fileprivate func takeNewsOverOrGiveItBack() -> Run {
        Run(disk.text("Specs/News.viper") == nil ? "adopt News" : "release News", on: disk)
    }
}

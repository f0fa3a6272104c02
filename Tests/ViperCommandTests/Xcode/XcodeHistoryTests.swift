import TestSupport
import Testing

/// What happens to a project over weeks: whatever is done, in whatever order, the project compiles what is on the disk.
@Suite struct XcodeHistoryTests {
    @Test(arguments: zip(["classic", "synchronised-and-groups"], [UInt64(1), 3]))
    func projectAndDiskStayTogether(_ name: String, _ seed: UInt64) throws {
        let app = XcodeApp(name)
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
            switch Int.random(in: 0..<5, using: &generator) {
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
        #expect(app.text == ProjectCase(name).project)
    }
}

import Testing
import UserCode
import ViperModel

/// `ui` changes in `App.viper`.
struct KitChangeTests {
    /// What nobody has written to follows from kit to kit, and nothing of another kit stays behind.
    @Test(arguments: AppSettings.Style.allCases) func aRoundOfAllKitsComesBack(style: AppSettings.Style) throws {
        let kits = Kit.builtIn.filter { $0.styles.contains(style) }.map(\.name)
        var project = SyncedProject(spec, app: app(kits[0], style))
        let before = project.written
        try #require(!before.isEmpty, "\(Rendering(spec, app: project.app).errors)")
        for kit in kits.dropFirst() + kits.prefix(1) {
            project.app = app(kit, style)
            let output = try project.follow(spec)
            #expect(output.findings.isEmpty, "\(kit)")
            #expect(project.written == SyncedProject(spec, app: project.app).written, "\(kit)")
        }
        #expect(project.written == before)
    }

    @Test(arguments: Kit.builtIn.map(\.name)) func fromEachKitNothingStaysBehind(_ kit: String) throws {
        for other in Kit.builtIn.map(\.name) where other != kit {
            var project = SyncedProject(spec, app: app(kit, .classes))
            project.app = app(other, .classes)
            #expect(try project.follow(spec).findings.isEmpty, "\(other)")
            #expect(project.written == SyncedProject(spec, app: project.app).written, "\(other)")
        }
    }

    @Test("A view that nobody has written to follows its spec where a person has moved it, or its spec")
    func aMovedViewFollows() throws {
        var project = SyncedProject(spec, app: app("swiftui", .classes))
        let place = try #require(project.written.keys.first { $0.hasSuffix("/ListView.swift") })
        let moved = place.replacing("List/ListView", with: "Screens/ListView")
        project.move(place, to: moved)
        let less = spec.replacing("func show(_ rows: [Int])", with: "")
        _ = try project.follow(less)
        #expect(project.written[moved] == SyncedProject(less, app: project.app).written[place])
        #expect(project.written[place] == nil)
    }

    private let spec = """
        module List {
            view { func show(_ rows: [Int]) }
            presenter { func viewDidLoad(); func didTapClose() }
            router { func close() { navigation.dismiss() } }
        }
        """

    private func app(_ kit: String, _ style: AppSettings.Style) -> String { "ui \(kit)\nstyle \(style.rawValue)" }
}

import Diagnostics
import ViperSpec

extension Pipeline {
    /// From texts to a program: parse, resolve, check. The program is nil where there is an error; neither it nor the findings
    /// depend on the order in which files are given.
    package static func check(_ input: Input) -> (program: Program?, diagnostics: [Diagnostic]) {
        let checked = checked(input)
        return (checked.program, checked.diagnostics)
    }

    /// What checking specs brings.
    struct Checked {
        var program: Program?
        var diagnostics: [Diagnostic]
        /// What comments keep from being said.
        var silenced: [Diagnostic]
    }

    static func checked(_ input: Input) -> Checked {
        let app = input.app.map(SpecParser.parse)
        let specs = input.sortedSpecs.mapInParallel { SpecParser.parse($0) }
        let parsed = (app.map { [$0] } ?? []) + specs

        let reading = SettingsReading(app?.0, defaultName: input.defaultAppName)
        let files = parsed.map(\.0).sorted { $0.source.path < $1.source.path }
        let checked = ProgramCheck.run(files, settings: reading.settings, root: reading.root)

        let syntax = parsed.flatMap(\.1)
        let findings =
            syntax + reading.diagnostics + reading.unknownKit(input.projectTemplates)
            + MisplacedAppCheck.findings(specs.map(\.0), app: app?.0)
            + Consequences(of: syntax).removed(from: checked.findings)
        let (kept, silenced) = Silences(files.map(\.source)).applied(to: findings)
        let diagnostics = reading.settings.adjusted(kept).sortedByPlace().withoutRepetitions
        return Checked(
            program: diagnostics.containsError ? nil : checked.program, diagnostics: diagnostics, silenced: silenced)
    }

    /// What `App.viper` says, for whoever has to know where the specs are. What is wrong with it is reported by `check`.
    package static func settings(of app: SourceFile?, defaultName: String) -> AppSettings {
        SettingsReading(app.map { SpecParser.parse($0).0 }, defaultName: defaultName).settings
    }
}

extension Pipeline.Input {
    /// Each path once, `App.viper` left out.
    fileprivate var sortedSpecs: [SourceFile] {
        var seen: Set<String> = app.map { [$0.path] } ?? []
        return specs.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    }
}

/// The settings of an `app` declaration, or the defaults where there is none.
private struct SettingsReading {
    var settings: AppSettings
    var root: SettingsReader.Root?
    var diagnostics: [Diagnostic] = []
    private var reader: SettingsReader?

    init(_ file: SpecFile?, defaultName: String) {
        settings = AppSettings(name: defaultName)
        for case .app(let app) in file?.declarations ?? [] {
            guard let source = file?.source else { continue }
            let reader = SettingsReader(app, source: source)
            settings = reader.settings
            root = reader.root
            diagnostics += reader.diagnostics
            self.reader = reader
            return
        }
    }

    /// A kit of the project's own is a folder of its templates.
    func unknownKit(_ templates: [SourceFile]) -> [Diagnostic] {
        guard case .own(let kit) = settings.kit, let reader, let name = reader.kit else { return [] }
        let folders = OwnKits.folders(in: templates.map { $0.pathBelow(settings.templates) })
        if folders.contains(kit) { return [] }
        return [
            .unknownKit(
                name, known: AppSettings.Kit.allCases.map(\.rawValue) + folders.sorted(),
                folder: settings.templates, in: reader.source)
        ]
    }
}

extension [Diagnostic] {
    /// Sorted findings, each of them once.
    package var withoutRepetitions: [Diagnostic] {
        reduce(into: []) { kept, next in
            if kept.last != next { kept.append(next) }
        }
    }
}

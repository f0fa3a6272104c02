import Diagnostics
import ViperSpec

/// `App.viper`, read once for all who have to know what it says.
package struct AppFile: Sendable {
    /// The text of the file; nil where there is none.
    package let source: SourceFile?
    /// What its `app` declaration says, or the defaults where there is none.
    package let settings: AppSettings
    /// The app's name where no declaration gives it one.
    package let defaultName: String
    /// The rules that it may set, and that comments may suppress.
    let rules: KnownRules
    let syntax: SpecFile?
    /// What cannot be understood in it.
    let syntaxFindings: [Diagnostic]
    /// What is wrong with its settings.
    let settingsFindings: [Diagnostic]
    private let reader: SettingsReader?

    /// What is wrong with it is reported by `Pipeline.check`.
    package init(_ source: SourceFile?, defaultName: String, rules: @escaping KnownRules) {
        self.source = source
        self.defaultName = defaultName
        self.rules = rules
        guard let source else {
            (syntax, syntaxFindings, settingsFindings, reader) = (nil, [], [], nil)
            settings = AppSettings(name: defaultName)
            return
        }
        let (syntax, findings) = SpecParser.parse(source)
        (self.syntax, syntaxFindings) = (syntax, findings)
        reader = syntax.app.map { SettingsReader($0, source: source, rules: rules) }
        settings = reader?.settings ?? AppSettings(name: defaultName)
        settingsFindings = reader?.diagnostics ?? []
    }

    /// Where `root` names the first module.
    var root: SettingsReader.Root? { reader?.root }

    /// A folder of templates that is named, is another than there is anyway, and holds none. Where the app's own code stands in
    /// the one that there is anyway, another one has to be named.
    func missingTemplates(_ templates: [SourceFile]) -> [Diagnostic] {
        let usual = AppSettings(name: defaultName).templates
        guard templates.isEmpty, let reader, let folder = reader.folders[SettingName.templates.rawValue],
            settings.templates != usual, ![settings.sources, settings.testing].contains(where: usual.overlaps),
            !reader.diagnostics.contains(where: { $0.location?.range == folder.range })
        else { return [] }
        return [
            Diagnostic(
                .missingTemplates, "there is no template in '\(folder.name.printable)'",
                at: SourceLocation(reader.source, folder.range),
                notes: [
                    "correct the path, or put templates there: 'viper-gen templates eject' copies the built-in ones"
                ])
        ]
    }

    /// A kit of the project's own is a folder of its templates.
    func unknownKit(_ templates: [SourceFile]) -> [Diagnostic] {
        guard !settings.kit.isBuiltIn, let reader, let name = reader.kit else { return [] }
        let folders = OwnKits.folders(in: templates.map { $0.pathBelow(settings.templates) })
        if folders.contains(settings.kit.name) { return [] }
        return [
            .unknownKit(
                name, known: Kit.builtIn.map(\.name) + folders.sorted(),
                folder: settings.templates, in: reader.source)
        ]
    }
}

extension SpecFile {
    /// The first, where one too many is declared.
    fileprivate var app: AppDeclaration? {
        for case .app(let app) in declarations { return app }
        return nil
    }
}

/// The rules of all targets by ID, asked for where a text names one: those that check hand-written Swift are beyond this target.
package typealias KnownRules = @Sendable () -> [String: Rule]

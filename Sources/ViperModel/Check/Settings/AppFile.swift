import Diagnostics
import ViperSpec

/// `App.viper` with its settings.
package struct AppFile: Sendable {
    /// The text of the file; nil if the file does not exist.
    package let source: SourceFile?
    /// The settings of the `app` declaration, or the defaults if there is no declaration.
    package let settings: AppSettings
    /// The app's name if the file has no `app` declaration.
    package let defaultName: String
    /// The rules whose severities `App.viper` may set, and that comments may suppress.
    let rules: KnownRules
    let syntax: SpecFile?
    /// The syntax errors in the file.
    let syntaxFindings: [Diagnostic]
    /// The findings about the settings.
    let settingsFindings: [Diagnostic]
    private let reader: SettingsReader?

    /// Reads the file. `Pipeline.check` reports its findings.
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

    /// The value of the setting `root`, to check that this module exists.
    var root: SettingsReader.Root? { reader?.root }

    /// Returns a warning if the folder that `templates` names contains no templates.
    ///
    /// The default folder may be empty. If the app's code is in the default folder, `templates` must name another
    /// folder, even if the app has no templates. So there is no warning in this case either.
    func missingTemplates(_ templates: [SourceFile]) -> [Diagnostic] {
        let defaultFolder = AppSettings(name: defaultName).templates
        guard templates.isEmpty, let reader, let folder = reader.folders[SettingName.templates.rawValue],
            settings.templates != defaultFolder,
            ![settings.sources, settings.testing].contains(where: defaultFolder.overlaps),
            !reader.diagnostics.contains(where: { $0.location?.range == folder.range })
        else { return [] }
        return [
            Diagnostic(
                .missingTemplates, "no templates in '\(folder.name.printable)'",
                at: SourceLocation(reader.source, folder.range),
                notes: [
                    "correct the path, or add templates: 'viper-gen templates eject' copies the built-in ones"
                ])
        ]
    }

    /// Returns an error if the kit in `ui` is neither built in nor a folder of the app's templates.
    func unknownKit(_ templates: [SourceFile]) -> [Diagnostic] {
        guard !settings.kit.isBuiltIn, let reader, let name = reader.kit else { return [] }
        let folders = CustomKits.folders(in: templates.map { $0.pathBelow(settings.templates) })
        if folders.contains(settings.kit.name) { return [] }
        return [
            .unknownKit(
                name, known: Kit.builtIn.map(\.name) + folders.sorted(),
                folder: settings.templates, in: reader.source)
        ]
    }
}

extension SpecFile {
    /// The first `app` declaration.
    fileprivate var app: AppDeclaration? {
        for case .app(let app) in declarations { return app }
        return nil
    }
}

/// A function that returns the rules of all targets by ID. The caller provides it, because this target does not know
/// the rules about user-owned Swift.
package typealias KnownRules = @Sendable () -> [String: Rule]

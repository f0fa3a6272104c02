import Diagnostics
import SwiftSource
import ViperSpec

/// Reads the settings of an `app` declaration. An invalid setting keeps its default.
struct SettingsReader {
    let source: SourceFile
    /// The rules that the setting `rules` may contain.
    let rules: KnownRules
    var settings: AppSettings
    /// The value of the setting `root`, to check that this module exists.
    var root: Root?
    /// The kit in `ui`, to check that it exists.
    var kit: Identifier?
    var diagnostics: [Diagnostic] = []
    /// The folders that `App.viper` sets, by the name of the setting.
    var folders: [String: Identifier] = [:]
    /// The locations of the names in `naming`.
    var namingPlaces = NamingLocations()
    /// The names of the naming scheme, without the names that the app chooses.
    var scheme = Naming.standard

    struct Root {
        let name: Identifier
        let source: SourceFile
    }

    init(_ app: AppDeclaration, source: SourceFile, rules: @escaping KnownRules) {
        self.source = source
        self.rules = rules
        settings = AppSettings(name: app.name.name)
        settings.documentation = app.documentation?.lines ?? []
        let places = readAll(app.settings)
        if places["target"] == nil, app.name.name.isTakenTargetName { refuseTarget(app.name) }
        checkFolders()
        if places["naming"] != nil { checkNaming() }
        if settings.isolation == .none, let isolation = places["isolation"] {
            checkIsolation(at: location(isolation.range))
        }
        if settings.style == .reactive, let style = places["style"] { checkStyle(at: location(style.range)) }
    }

    /// Reads the settings of a module, which override the app's settings.
    init(_ settings: [SettingDeclaration], of app: AppSettings, source: SourceFile) {
        self.source = source
        rules = { [:] }
        self.settings = app
        _ = readAll(settings)
        guard let kit, self.settings.kit != app.kit else { return }
        if app.style != .classes || !app.kit.hosts.contains(self.settings.kit.name) {
            self.settings.kit = app.kit
            let possibleKits = [app.kit.name] + (app.style == .classes ? app.kit.hosts : [])
            diagnostics.report(
                .foreignKit,
                "module cannot use 'ui \(kit.name.printable)' in this app; expected \(possibleKits.quotedList)",
                at: location(kit.range),
                notes: ["remove the line, or set 'ui' for the whole app in App.viper"],
                fixIts: nearest(to: kit.name, in: possibleKits).map { [.replace(kit, by: $0)] } ?? [])
        } else if app.isolation == .none {
            checkIsolation(at: location(kit.range))
        }
    }

    /// Reads settings, and reports duplicates. Returns the location of each setting, by name.
    private mutating func readAll(_ settings: [SettingDeclaration]) -> [String: Identifier] {
        var places: [String: Identifier] = [:]
        for setting in settings {
            if let first = places.updateValue(setting.name, forKey: setting.name.name) {
                diagnostics.report(
                    .duplicateSetting, "duplicate setting '\(setting.name.name)'", at: location(setting.name.range),
                    notes: [.init("first set here; remove one of them", at: location(first.range))])
            }
            readSetting(setting)
        }
        return places
    }

    /// Reports `isolation none` with a kit whose views run on the main actor.
    private mutating func checkIsolation(at place: SourceLocation) {
        let ways: String
        switch settings.kit.views {
        case .nowhere: return
        case .mainActorSinceSwift6:
            if settings.swift == .five { return }
            ways = "use 'isolation mainActor', 'swift 5' or 'ui none'"
        case .mainActor: ways = "use 'isolation mainActor' or 'ui none'"
        }
        diagnostics.report(
            .incompatibleIsolation, "'isolation none' is incompatible with 'ui \(settings.kit.name)'", at: place,
            notes: [.init(ways)])
    }

    /// Checks the names in `naming`. If they collide, further checks use the scheme's names.
    private mutating func checkNaming() {
        let collisions = NamingCheck.findings(settings, namingPlaces)
        if !collisions.isEmpty { settings.naming = scheme }
        diagnostics += collisions
    }

    /// Reports settings that are incompatible with `style reactive`. If the kit is incompatible, further checks use
    /// `style classes`.
    private mutating func checkStyle(at place: SourceLocation) {
        var refused: [(setting: String, instead: String)] = []
        if settings.isolation == .none { refused.append(("isolation none", "'isolation mainActor'")) }
        if settings.emit.contains(.bodies) { refused.append(("emit bodies", "'flows'")) }
        if !settings.kit.styles.contains(settings.style) {
            refused.append(("ui \(settings.kit.name)", "'ui uikit', 'ui terminal' or 'ui none'"))
            settings.style = .classes
        }
        for (setting, instead) in refused {
            diagnostics.report(
                .incompatibleStyle, "'style reactive' is incompatible with '\(setting)'", at: place,
                notes: [.init("use \(instead)")])
        }
    }

    func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(source, range) }

    private mutating func readSetting(_ setting: SettingDeclaration) {
        guard let name = SettingName(rawValue: setting.name.name) else {
            let place = location(setting.name.range)
            diagnostics.append(
                Diagnostic(.unknownSetting, "unknown setting '\(setting.name.name)'", at: place).suggesting(
                    setting.name, among: SettingName.allCases.map(\.rawValue)))
            return
        }
        if name != .rules, name != .naming, let nested = setting.nested.first {
            refuseShape(of: name.rawValue, takes: "no settings in braces", at: nested.name)
        }
        switch name {
        case .target: readTarget(setting)
        case .root: readRoot(setting)
        case .ui:
            let builtInKits = Kit.builtIn.map(\.name)
            kit = onlyValue(of: setting, takes: "one of \(builtInKits.quotedList), or a folder of your templates")
            settings.kit = kit.map { Kit(named: $0.name) } ?? .uikit
        case .style: readChoice(setting, into: \.style)
        case .naming: readNaming(setting)
        case .emit: readParts(setting)
        case .generated: readChoice(setting, into: \.generated)
        case .tests: readChoice(setting, into: \.tests)
        case .swift: readChoice(setting, into: \.swift)
        case .isolation: readChoice(setting, into: \.isolation)
        case .access: readChoice(setting, into: \.access)
        case .platforms: readChoice(setting, into: \.platforms)
        case .indent: readIndentation(setting)
        case .specs: readPath(setting, into: \.specs)
        case .sources: readPath(setting, into: \.sources)
        case .testing: readPath(setting, into: \.testing)
        case .templates: readPath(setting, into: \.templates)
        case .project: readProject(setting)
        case .places: readChoice(setting, into: \.places)
        case .rules: readRules(setting)
        case .requires: readRequiredVersion(setting)
        }
    }

    /// Returns the only value of a setting. If the setting has no value or several, reports that and returns nil.
    mutating func onlyValue(of setting: SettingDeclaration, takes shape: String) -> Identifier? {
        guard setting.values.count == 1, let value = setting.values.first?.identifier else {
            refuseShape(
                of: setting.name.name, takes: shape, at: setting.values.dropFirst().first?.identifier ?? setting.name)
            return nil
        }
        return value
    }

    /// Reads a setting that is a choice between words.
    private mutating func readChoice<Choice: RawRepresentable & CaseIterable>(
        _ setting: SettingDeclaration, into key: WritableKeyPath<AppSettings, Choice>
    ) where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        guard let value = onlyValue(of: setting, takes: "one of \(words.quotedList)") else { return }
        guard let choice = Choice(rawValue: value.name) else {
            return refuse(value, of: setting.name.name, known: words)
        }
        settings[keyPath: key] = choice
    }

    /// Reports a word that is not a valid value of a setting.
    mutating func refuse(_ value: Identifier, of setting: String, known: [String]) {
        diagnostics.append(.unknownSettingValue(setting, value: value, known: known, in: source))
    }

    /// Reports the wrong number or kind of values.
    mutating func refuseShape(of setting: String, takes shape: String, at place: Identifier) {
        diagnostics.report(.settingShape, "'\(setting)' takes \(shape)", at: location(place.range))
    }
}

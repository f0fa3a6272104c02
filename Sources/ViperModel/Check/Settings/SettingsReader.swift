import Diagnostics
import SwiftSource
import ViperSpec

/// Reads what an `app` declaration says. A setting that is wrong keeps its default, so that the other checks can go on.
struct SettingsReader {
    let source: SourceFile
    /// The rules that the setting `rules` may name.
    let rules: KnownRules
    var settings: AppSettings
    /// The place where `root` was named, for the check that there is such a module.
    var root: Root?
    /// The place where `ui` names the kit, for the check that there is such a kit.
    var kit: Identifier?
    var diagnostics: [Diagnostic] = []
    /// The places of the folders that are set, by the name of the setting.
    var folders: [String: Identifier] = [:]
    /// Where `naming` says how things are called.
    var namingPlaces = NamingPlaces()
    /// The naming scheme, without names of the project's own.
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

    /// Reads what a module sets for itself, over the settings of its app.
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

    /// Reads settings, each of which may stand once; returns where each is set.
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

    /// Where names collide, the other checks go on with those of the scheme, which are apart from each other.
    private mutating func checkNaming() {
        let collisions = NamingCheck.findings(settings, namingPlaces)
        if !collisions.isEmpty { settings.naming = scheme }
        diagnostics += collisions
    }

    /// Reports settings that `style reactive` does not go with. With a kit that has none, the other checks go on with classes.
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

    /// The only value of a setting, or nil after a diagnostic.
    mutating func onlyValue(
        of setting: SettingDeclaration, takes shape: @autoclosure () -> String
    ) -> Identifier? {
        guard setting.values.count == 1, let value = setting.values.first?.identifier else {
            refuseShape(
                of: setting.name.name, takes: shape(), at: setting.values.dropFirst().first?.identifier ?? setting.name)
            return nil
        }
        return value
    }

    /// Reads a setting that is one word out of several.
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

    /// Reports a word that the setting does not take.
    mutating func refuse(_ value: Identifier, of setting: String, known: [String]) {
        diagnostics.append(.unknownSettingValue(setting, value: value, known: known, in: source))
    }

    /// Reports values of another number or kind than a setting takes.
    mutating func refuseShape(of setting: String, takes shape: String, at place: Identifier) {
        diagnostics.report(.settingShape, "'\(setting)' takes \(shape)", at: location(place.range))
    }
}

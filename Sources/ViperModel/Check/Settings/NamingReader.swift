import Diagnostics
import SwiftSource
import ViperSpec

/// Reads `naming`: a scheme, and names for the parts of a module. Invalid names keep their defaults.
extension SettingsReader {
    mutating func readNaming(_ setting: SettingDeclaration) {
        settings.naming = .standard
        namingPlaces = NamingLocations()
        readScheme(setting)
        scheme = settings.naming
        namingPlaces.setting = location((setting.values.first?.identifier ?? setting.name).range)
        for block in setting.nested { readNames(block) }
    }

    private mutating func readScheme(_ setting: SettingDeclaration) {
        let schemes = Naming.Scheme.allCases.map(\.rawValue)
        guard let value = setting.values.first?.identifier else { return }
        if let second = setting.values.dropFirst().first {
            refuseShape(of: "naming", takes: "one of \(schemes.quotedList)", at: second.identifier)
        }
        guard let scheme = Naming.Scheme(rawValue: value.name) else {
            return refuse(value, of: "naming", known: schemes)
        }
        settings.naming = Naming(scheme)
    }

    private mutating func readNames(_ block: SettingDeclaration) {
        guard let part = NamingPart(block.name.name) else {
            return refuse(block.name, of: "naming", known: NamingPart.allCases.map(\.word))
        }
        if part.hasOneName { return readName(block, as: .class, of: part) }
        if let value = block.values.first?.identifier {
            refuseShape(of: part.word, takes: "names in braces: { \(part.names[0].rawValue) \"{module}…\" }", at: value)
        }
        for setting in block.nested {
            if let name = NamingPart.Name(rawValue: setting.name.name), part.names.contains(name) {
                readName(setting, as: name, of: part)
            } else {
                refuse(setting.name, of: part.word, known: part.names.map(\.rawValue))
            }
        }
    }

    private mutating func readName(_ setting: SettingDeclaration, as name: NamingPart.Name, of part: NamingPart) {
        guard setting.values.count == 1, setting.nested.isEmpty, let value = setting.values.first?.identifier else {
            let example = part.isPattern ? "\(part.placeholder)…" : "Shop\(SwiftName.upperFirst(part.word))"
            let shape = setting.nested.isEmpty ? "one name" : "one name, in quotes: \"\(example)\""
            return refuseShape(of: setting.name.name, takes: shape, at: setting.name)
        }
        if let flaw = InvalidNameReason(value.name, as: name, of: part) {
            let what = part.isPattern ? "the \(name.rawValue) of '\(part.word)'" : "the name of '\(part.word)'"
            let subject = "'\(value.name.printable)' cannot be \(what)"
            diagnostics.report(
                .invalidName, "\(subject): \(flaw.reason)", at: location(value.range), notes: [.init(flaw.way)])
        } else {
            part.set(name, to: value.name, in: &settings.naming)
            namingPlaces[part, name] = location(value.range)
        }
    }
}

/// The locations of names in `App.viper`, for findings.
struct NamingLocations {
    private struct Key: Hashable {
        let part: NamingPart
        let name: NamingPart.Name
    }

    private var places: [Key: SourceLocation] = [:]
    /// The location of the scheme or, without a scheme, of the setting; nil without `naming`.
    var setting: SourceLocation?

    /// The location of a name; nil if `App.viper` does not contain it.
    subscript(part: NamingPart, name: NamingPart.Name) -> SourceLocation? {
        get { places[Key(part: part, name: name)] }
        set { places[Key(part: part, name: name)] = newValue }
    }
}

extension Rule {
    static let invalidName = Rule(
        id: "invalidName", summary: "Invalid name in 'naming'",
        explanation: """
            Names of types and files are patterns: '{module}' is replaced with the module's name, and '{protocol}' \
            with the protocol's name (for mocks). The result must be a Swift name, or a file in the module's folder, \
            with subfolders if needed: 'Presenter/{module}Presenter'. Names of properties and functions are the same \
            in all modules, so they are plain names.
            """,
        wrong: "app Todo { naming { router { protocol \"Wireframe\"; property `self` } } }",
        right: "app Todo { naming { router { protocol \"{module}Wireframe\"; property wireframe } } }")
}

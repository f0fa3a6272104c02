import Diagnostics
import SwiftSource
import ViperSpec

extension Rule {
    package static let unknownSetting = Rule(
        id: "unknownSetting",
        summary: "App.viper holds only settings that viper-gen knows",
        explanation: """
            The settings are target, root, ui, style, naming, emit, tests, swift, isolation, access, indent, specs, sources, \
            testing, templates, rules and requires. Each of them has a default and may be left out.
            """,
        wrong: "app Todo { indentation 4 }",
        right: "app Todo { indent 4 }")
}

extension Diagnostic {
    static func unknownSetting(_ name: Identifier, in source: SourceFile) -> Diagnostic {
        Diagnostic(.unknownSetting, "there is no setting '\(name.name)'", at: SourceLocation(source, name.range))
            .suggesting(
                name, among: SettingName.allCases.map(\.rawValue),
                meant: SettingSynonyms.setting(meantBy: name.name))
    }
}

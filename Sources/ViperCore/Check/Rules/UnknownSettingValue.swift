import Diagnostics
import SwiftSource

extension Rule {
    package static let unknownSettingValue = Rule(
        id: "unknownSettingValue",
        summary: "A setting takes one of the values that it knows",
        explanation: "The message lists the values. Case matters, as everywhere in Swift.",
        wrong: "app Todo { access open }",
        right: "app Todo { access public }")
}

extension Diagnostic {
    static func unknownSettingValue(
        _ setting: String, value: Identifier, known: [String], in source: SourceFile
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownSettingValue, "'\(setting)' cannot be '\(value.name)': it takes \(known.quotedList)",
            at: SourceLocation(source, value.range))
        let meant = SettingSynonyms.value(meantBy: value.name, of: setting, among: known)
        if let candidate = meant ?? nearest(to: value.name, in: known) {
            diagnostic.fixIts = [
                FixIt("replace '\(value.name)' by '\(candidate)'", range: value.range, replacement: candidate)
            ]
        }
        return diagnostic
    }

    /// `ui` names neither a built-in kit nor a folder of the project's templates.
    static func unknownKit(_ kit: Identifier, known: [String], folder: String, in source: SourceFile) -> Diagnostic {
        var diagnostic = unknownSettingValue("ui", value: kit, known: known, in: source)
        if diagnostic.fixIts.isEmpty, !TemplateFolders.reserved.contains(kit.name) {
            diagnostic.notes = [
                Note("a kit of your own is a folder of templates: '\(folder)/\(kit.name.printable)/View.swift.stencil'")
            ]
        }
        return diagnostic
    }
}

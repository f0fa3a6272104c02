import Diagnostics
import SwiftSource

extension Rule {
    package static let unknownDestination = Rule(
        id: "unknownDestination",
        summary: "A destination belongs to a module of the specs",
        explanation: """
            For every module viper-gen generates a value that opens it: 'TodoDetailModule(id: id)' for 'module \
            TodoDetail(id: UUID)'. A screen of the project's own Swift gets one by 'external module Name(inputs) { … }'.
            """,
        wrong: "module A { router { func open() { navigation.push(DetialModule()) } } }\nmodule Detail {}",
        right: "module A { router { func open() { navigation.push(DetailModule()) } } }\nmodule Detail {}")
}

extension Diagnostic {
    static func unknownDestination(
        _ name: Identifier, known: some Sequence<String>, in source: SourceFile
    ) -> Diagnostic {
        if known.contains(name.name + "Module") {
            return Diagnostic(
                .unknownDestination, "a module is opened by its destination, '\(name.name)Module'",
                at: SourceLocation(source, name.range),
                fixIts: [
                    FixIt(
                        "replace '\(name.name)' by '\(name.name)Module'", range: name.range,
                        replacement: name.name + "Module")
                ])
        }
        // Suggested by the module's name: all destinations end alike.
        let module = Identifier(name.name.withoutModuleSuffix, name.range)
        var diagnostic = Diagnostic(
            .unknownDestination, "no module has the destination '\(name.name)'", at: SourceLocation(source, name.range)
        ).suggesting(module, among: known.map(\.withoutModuleSuffix))
        diagnostic.fixIts = diagnostic.fixIts.map { fixIt in
            FixIt(
                "replace '\(name.name)' by '\(fixIt.replacement)Module'", range: fixIt.range,
                replacement: fixIt.replacement + "Module")
        }
        return diagnostic
    }
}

extension String {
    fileprivate var withoutModuleSuffix: String { hasSuffix("Module") ? String(dropLast(6)) : self }
}

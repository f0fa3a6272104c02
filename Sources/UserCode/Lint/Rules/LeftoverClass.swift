import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// A check for classes that are in a module's folder, but implement none of its parts, and that no code uses. Such a
/// class probably implemented a part that was renamed or removed. Generated files no longer contain its name, so only
/// its folder shows to which module it belonged.
enum LeftoverClass: LintRule {
    static let rule = Rule(
        id: "leftoverClass", severity: .warning, isAdjustable: true,
        summary: "Class left over from a removed or renamed part",
        explanation: """
            The app no longer uses this class. Perhaps 'naming' in App.viper gives the part a new name, and a class \
            with that name exists too. Or the spec no longer declares the part. Move your code to the new class, and \
            delete the old class. viper-gen deletes the file of a removed part only if you never changed that file.
            """,
        wrong: "// naming { router { class \"{module}Wireframe\" } }\nfinal class ListRouter { … }",
        right: "// naming { router { class \"{module}Wireframe\" } }\nfinal class ListWireframe { … }")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        // In an app without modules, classes that are named like parts probably never belonged to a module.
        guard lint.input.includesSharedCode, !lint.program.modules.isEmpty else { return [] }
        return findingsOfGoneModules(files(in: lint)[nil] ?? [], lint)
    }

    static func unused(in lint: LintContext) -> [Unused] {
        let files = files(in: lint)
        return lint.modules.filter { lint.beganClasses(of: $1) }.flatMap { index, module in
            candidates(among: files[index] ?? [], of: module, lint)
        }
    }

    /// Returns the files in the app's folder, by the module whose folder contains them.
    private static func files(in lint: LintContext) -> [Int?: [UserFile]] {
        let sources = lint.program.app.sources + "/"
        let folders = ModuleFolders(lint.program)
        return Dictionary(grouping: lint.files.filter { $0.source.path.hasPrefix(sources) }) { file in
            folders.module(ofFileAt: file.source.path.dropFirst(sources.count))
        }
    }

    /// Returns findings on classes that `viper-gen remove` kept because they were modified. Such a class is in a folder
    /// without a module, is named like a part, and refers to a protocol that no longer exists.
    private static func findingsOfGoneModules(_ files: [UserFile], _ lint: LintContext) -> [Diagnostic] {
        let (app, naming) = (lint.program.app, lint.naming)
        // If a spec moves, the module's hand-written files stay in their folder.
        let moduleNames = Set(lint.program.modules.map(\.name) + lint.program.externalModules.map(\.name))
        let folders = Dictionary(grouping: files) { $0.source.path.pathFolder.fileName }
        return folders.filter { !moduleNames.contains($0.key) }.sorted { $0.key < $1.key }.flatMap {
            name, files -> [Diagnostic] in
            let classes = Set(SectionKind.withClass.map { naming.className($0, name, kit: app.kit) })
            let leftFiles = files.filter { $0.headings.contains { classes.contains($0.name) } }
            guard !leftFiles.isEmpty else { return [] }
            let kinds = SectionKind.withProtocol.filter { !$0.isSeenByOthers }
            let protocols = Set(kinds.map { naming.protocolName($0, module: name) }).subtracting(lint.ownTypes)
            let used = leftFiles.compactMap { lint.namesOfFiles[$0] }
            guard protocols.contains(where: used.contains) else { return [] }
            return leftFiles.flatMap { file in
                file.outline.declarations.filter { classes.contains($0.name.name) && $0.kind == .class }.map { type in
                    Diagnostic(
                        rule, "'\(type.name.name)' is left over from module '\(name)', which no spec declares",
                        at: SourceLocation(file.source, type.name.range),
                        notes: ["delete the class if you no longer need it; viper-gen never deletes your code"])
                }
            }
        }
    }

    /// Returns the classes in a module's folder that implement none of its parts. `files` are the files in the folder.
    private static func candidates(
        among files: [UserFile], of module: Module, _ lint: LintContext
    ) -> [Unused] {
        let app = lint.program.app
        // A class with a superclass is skipped, because a storyboard may create it by its name. But a class that is
        // named like this module's view, in any naming scheme and kit, was created for the module.
        func isUsualView(_ name: String) -> Bool {
            Naming.ofSchemes.contains { naming in
                ([app.kit] + Kit.builtIn).contains { naming.viewClass(module.name, kit: $0) == name }
            }
        }
        return files.filter { !lint.input.begunByTemplates.contains($0.source.path) }.flatMap { file in
            file.outline.declarations.compactMap { type in
                let name = type.name.name
                guard type.kind == .class || type.kind == .actor, lint.types.internalTypes[name] == nil,
                    type.inherited.isEmpty || isUsualView(name), type.attributes.allSatisfy(\.isIsolation)
                else { return nil }
                let place = SourceLocation(file.source, type.name.range)
                if lint.renamed.contains(place) { return nil }
                return Unused(
                    declared: .name(name), users: [.app, .tests, .specs],
                    finding: finding(name, of: module.name, parts: module.classes(app).map(\.name), at: place))
            }
        }
    }

    /// Returns the finding on a leftover class. `parts` are the module's classes with their present names.
    static func finding(
        _ name: String, of module: String, parts: [String], at location: SourceLocation
    ) -> Diagnostic {
        let parts = (parts.count > 1 ? "one of " : "") + parts.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            rule, "'\(name)' is not a part of module '\(module)'", at: location,
            notes: ["move your code to the class that replaced it (\(parts)), and delete this class"])
    }
}

import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

extension Rule {
    static let otherKit = Rule(
        id: "otherKit", severity: .warning, isAdjustable: true,
        summary: "File written for the previous UI kit or test framework",
        explanation: """
            'ui' in App.viper was changed, but Navigation.swift still shows screens of the previous UI kit. viper-gen \
            replaces Navigation.swift only if you never changed it. Move the file away, run 'viper-gen generate' to \
            create a new Navigation.swift, and copy your changes to the new file. viper-gen never updates the code \
            that starts the app, and reports this code only once, when 'ui' changes. If 'tests' was changed, convert \
            your edited test files by hand.
            """,
        wrong: "import UIKit   // in Navigation.swift, under 'ui swiftui'",
        right: "import SwiftUI")
}

extension SyncContext {
    /// Returns the findings on code for the previous UI kit: the navigation, and the code that opens the first module.
    func codeOfAnotherKit(in files: [RenderedFile], besides replaced: [String: [UInt8]]) -> [Diagnostic] {
        files.compactMap { file in
            guard file.template == .navigation, replaced[file.path] == nil, let onDisk = self.file(at: file.path)
            else { return nil }
            return navigationImportingAnotherKit(onDisk, file) ?? navigationOfFormerKit(onDisk, file)
        } + entriesOfAnotherKit()
    }

    private func navigationImportingAnotherKit(_ onDisk: UserFile, _ file: RenderedFile) -> Diagnostic? {
        let frameworks: Set = ["UIKit", "SwiftUI"]
        let wanted = frameworks.intersection(reading(of: file).outline.imports.map(\.name))
        let imported = onDisk.outline.imports.filter { frameworks.contains($0.name) }
        guard let kit = wanted.first, let place = imported.first, !imported.contains(where: { $0.name == kit })
        else { return nil }
        return Diagnostic(
            .otherKit, "navigation imports \(place.name), but the app's screens use \(kit)",
            at: SourceLocation(onDisk.source, place.range),
            notes: [Self.newNavigation(for: kit)])
    }

    /// Returns a finding if the navigation was written for the previous kit. If a kit has no framework, the imports do
    /// not show the kit.
    private func navigationOfFormerKit(_ onDisk: UserFile, _ file: RenderedFile) -> Diagnostic? {
        guard let former = past.formerKit, onDisk.source.bytes != file.bytes,
            let type = onDisk.outline.declarations.first
        else { return nil }
        return Diagnostic(
            .otherKit, "navigation is written for '\(former.name)', but the app's kit is now '\(app.kit.name)'",
            at: SourceLocation(onDisk.source, type.name.range), notes: [Self.newNavigation(for: app.kit.name)])
    }

    private static func newNavigation(for kit: String) -> Diagnostic.Note {
        "move this file away, run 'viper-gen generate' to create a new file for \(kit), and copy your changes to the new file"
    }

    /// Returns the findings on code that opens the app's first module as a screen of the previous kit.
    private func entriesOfAnotherKit() -> [Diagnostic] {
        guard let former = past.formerKit, let root = input.program.app.root else { return [] }
        let opened = app.naming.destination(root)
        return written.files.filter { $0.source.path.isBelow(app.sources) }.compactMap { file in
            let place = file.tokens().first { $0.kind == .identifier && file.source.text($0.range) == opened }
            return place.map { place in
                Diagnostic(
                    .otherKit,
                    "'\(root)' is shown as a screen of '\(former.name)', but is now a screen of '\(app.kit.name)'",
                    at: SourceLocation(file.source, place.range),
                    notes: Kit.builtIn.contains(app.kit)
                        ? [
                            "show it with the new kit; for an example, run 'viper-gen init --ui \(app.kit.name)' in an empty folder"
                        ] : [])
            }
        }
    }

    /// Returns the findings on suites that use the previous test framework, and inherit from generated classes. Files
    /// that are rewritten or removed are skipped.
    func testsOfAnotherFramework(besides replaced: [String: [UInt8]], _ removed: Set<String>) -> [Diagnostic] {
        let others = TestFramework.allCases.filter { $0 != app.tests }.map(\.module)
        let cases = Set(classes.keys.map(app.naming.testCase))
        return written.files.compactMap { file in
            guard file.source.path.isBelow(app.testing),
                replaced[file.source.path] == nil, !removed.contains(file.source.path),
                file.outline.declarations.contains(where: { $0.inherited.contains { cases.contains($0.text) } }),
                let place = file.outline.imports.first(where: { others.contains($0.name) }),
                !file.outline.imports.contains(where: { $0.name == app.tests.module })
            else { return nil }
            return Diagnostic(
                .otherKit, "tests use \(place.name), but their base class uses \(app.tests.module)",
                at: SourceLocation(file.source, place.range),
                notes: [
                    "convert the tests to \(app.tests.module), or move this file away and run 'viper-gen generate' to create new tests"
                ])
        }
    }
}

import Diagnostics
import SwiftSource
import ViperModel

/// Looks at the imports of the files of presenters, interactors and routers.
enum FrameworkImport: LintRule {
    static let rule = Rule(
        id: "frameworkImport", isAdjustable: true,
        summary: "A presenter, an interactor and a router import no UI framework",
        explanation: """
            What they decide has nothing to do with how it is drawn. Without UIKit or SwiftUI they build and are tested on \
            any machine, and stay as they are when the screen is built anew. Move what needs the framework to the view, and \
            pass the view plain values; what a router needs of it belongs to the navigation, which knows the kit. Where \
            assembly is not emitted a router goes from screen to screen by itself, and may import what it likes.
            """,
        wrong: "import UIKit\n\nfinal class ListPresenter {}",
        right: "import Foundation\n\nfinal class ListPresenter {}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        func mayRoute(_ part: LintContext.Part) -> Bool {
            let module = lint.program.modules[part.owner.module]
            return part.owner.part == .router && !lint.program.app.emit(of: module).contains(.assembly)
        }
        return Dictionary(grouping: lint.ownParts, by: \.source.path).values.flatMap { parts -> [Diagnostic] in
            // A view beside it needs its kit.
            guard let part = parts.first(where: { !mayRoute($0) }),
                !parts.contains(where: { $0.owner.part == .view })
            else { return [] }
            return part.file.outline.imports.compactMap { path in
                let framework = String(path.name.prefix { $0 != "." })
                guard UserInterface.frameworks.contains(framework) else { return nil }
                let way = "move what needs it to the view, and pass the view plain values"
                let wayOfRouter = "move what needs it to Navigation.swift, and call that"
                return Diagnostic(
                    rule, "'\(part.name)' stands in a file that imports \(framework)", at: part.location(path.range),
                    notes: [.init(part.owner.part == .router ? wayOfRouter : way)])
            }
        }
    }
}

import Diagnostics
import SwiftSource

/// Looks at the imports of the files of presenters and interactors.
enum FrameworkImport: LintRule {
    static let rule = Rule(
        id: "frameworkImport", isAdjustable: true, summary: "A presenter and an interactor import no UI framework",
        explanation: """
            What they decide has nothing to do with how it is drawn. Without UIKit or SwiftUI they build and are tested on any \
            machine, and stay as they are when the screen is built anew. Move what needs the framework to the view, and pass the \
            view plain values.
            """,
        wrong: "import UIKit\n\nfinal class ListPresenter {}",
        right: "import Foundation\n\nfinal class ListPresenter {}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        var types: [Int: String] = [:]
        var filesOfViews: Set<Int> = []
        for part in lint.ownParts {
            switch part.owner.role {
            case .presenter, .interactor: types[part.file] = types[part.file] ?? part.declaration.name.name
            case .view: filesOfViews.insert(part.file)
            case .router: break
            }
        }
        return types.sorted { $0.key < $1.key }.flatMap { index, type -> [Diagnostic] in
            // A view beside it needs its kit.
            if filesOfViews.contains(index) { return [] }
            let file = lint.code.files[index]
            return file.outline.imports.compactMap { path in
                let framework = String(path.name.prefix { $0 != "." })
                guard frameworks.contains(framework) else { return nil }
                return finding(framework, by: type, at: SourceLocation(file.source, path.range))
            }
        }
    }

    private static let frameworks: Set = ["AppKit", "CarPlay", "Cocoa", "SwiftUI", "TVUIKit", "UIKit", "WatchKit"]

    private static func finding(_ framework: String, by type: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            rule, "'\(type)' stands in a file that imports \(framework)", at: location,
            notes: [Note("move what needs it to the view, and pass the view plain values")])
    }
}

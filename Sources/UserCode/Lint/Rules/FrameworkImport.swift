import Diagnostics
import SwiftSource
import ViperModel

/// A check for imports of UI frameworks in the files of presenters, interactors and routers.
enum FrameworkImport: LintRule {
    static let rule = Rule(
        id: "frameworkImport", isAdjustable: true,
        summary: "UI framework imported outside the view",
        explanation: """
            Presenters, interactors and routers do not depend on how a screen is drawn. Without UIKit or SwiftUI, you \
            can build and test them on any machine, and a new design of the screen does not change them. Move code \
            that needs the framework to the view, and pass plain values to the view. If a router needs the framework, \
            move that code to Navigation.swift. If 'emit' does not include 'assembly', a router may import the \
            framework. If the file uses nothing of UIKit or AppKit, import Foundation instead.
            """,
        wrong: "import UIKit\n\nfinal class ListPresenter {}",
        right: "import Foundation\n\nfinal class ListPresenter {}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        func mayRoute(_ part: LintContext.Part) -> Bool {
            part.owner.part == .router && !lint.program.app.emit(of: part.module).contains(.assembly)
        }
        let appTypes = lint.ownTypes
        return Dictionary(grouping: lint.ownParts, by: \.source.path).values.flatMap { parts -> [Diagnostic] in
            // A view in the same file needs the import. A router without a generated assembly may need it.
            guard let part = parts.first, !parts.contains(where: { $0.owner.part == .view || mayRoute($0) }) else {
                return []
            }
            return part.file.outline.imports.compactMap { finding(of: $0, in: part, appTypes, lint) }
        }
    }

    /// Returns the finding on an import; nil if the import is not of a UI framework. `appTypes` are the types that the
    /// app declares.
    private static func finding(
        of path: Identifier, in part: LintContext.Part, _ appTypes: Set<String>, _ lint: LintContext
    ) -> Diagnostic? {
        let framework = String(path.name.prefix { $0 != "." })
        guard UserInterface.frameworks.contains(framework) else { return nil }
        var finding = Diagnostic(
            rule, "file of \(part.owner.part.kind.rawValue) '\(part.name)' imports \(framework)",
            at: part.location(path.range))
        if path.name == framework, UserInterface.prefixed.contains(framework), !mayUseFramework(part.file, appTypes) {
            if usesKnownMembersAlone(part, lint) {
                finding.notes = ["nothing in this file uses \(framework)"]
                finding.fixIts = [removal(of: path, in: part.file)]
            } else {
                finding.notes = [
                    "import Foundation instead if the file then compiles; this file names no type of \(framework)"
                ]
            }
            return finding
        }
        let isSwiftUI = path.name == "SwiftUI"
        let nested = Set(part.file.outline.declarations.flatMap(\.members).map(\.name.name))
        let use = part.file.first { name in
            !appTypes.contains(name) && !nested.contains(name)
                && (UserInterface.declares(name) || isSwiftUI && UserInterface.isOfSwiftUI(name))
        }
        if isSwiftUI, use == nil {
            let smaller = broughtBySwiftUI.first { _, names in part.file.first(where: names.contains) != nil }
            let reason =
                smaller == nil ? "this file names no type of SwiftUI" : "this file names no type of SwiftUI itself"
            finding.notes = [
                .init("import \(smaller?.framework ?? "Foundation") instead if the file then compiles; \(reason)")
            ]
            return finding
        }
        let isRouter = part.owner.part == .router
        finding.notes = [
            isRouter
                ? "move the code that needs \(framework) to Navigation.swift, and call it from here"
                : "move the code that needs \(framework) to the view, and pass plain values to the view"
        ]
        if let use {
            let name = part.source.text(use.range)
            finding.notes.append(.init("'\(name)' is a type of a UI framework", at: part.location(use.range)))
        }
        return finding
    }

    /// Returns whether a word of the file, even in a string or a comment, may be a name of the framework.
    private static func mayUseFramework(_ file: UserFile, _ appTypes: Set<String>) -> Bool {
        file.source.words().contains { UserInterface.mayDeclare($0) && !appTypes.contains($0) }
    }

    /// Returns whether each member that the file uses is declared in Swift's library, in the file or in a spec. The
    /// framework may declare any other member: UIKit adds `size(withAttributes:)` to strings.
    private static func usesKnownMembersAlone(_ part: LintContext.Part, _ lint: LintContext) -> Bool {
        let tokens = part.file.tokens()
        let used = tokens.indices.dropFirst().filter { tokens[$0 - 1].kind == .punctuation(ASCII.dot) }.map {
            part.source.text(tokens[$0].range).withoutBackticks
        }
        let program = lint.program
        let sections = program.modules.flatMap(\.allSections)
        var known = membersOfSwift
        known.formUnion(part.file.outline.declarations.flatMap(\.members).map(\.name.name))
        known.formUnion(program.data.flatMap(\.outline.members).map(\.name.name))
        known.formUnion(
            (sections.flatMap(\.allMembers) + program.services.flatMap(\.members)).map(\.requirement.name.name))
        known.formUnion(sections.flatMap(\.state).map(\.name))
        return used.allSatisfy(known.contains)
    }

    private static let membersOfSwift: Set = [
        "append", "compactMap", "contains", "count", "description", "enumerated", "failure", "filter", "first",
        "flatMap", "forEach", "index", "init", "insert", "isEmpty", "joined", "last", "localizedDescription",
        "lowercased", "main", "map", "none", "prefix", "reduce", "remove", "removeAll", "self", "shared", "some",
        "sorted", "standard", "success", "suffix", "uppercased", "value",
    ]

    /// Returns a fix-it that replaces the framework in the import with Foundation. If the file already imports
    /// Foundation, the fix-it deletes the line.
    private static func removal(of path: Identifier, in file: UserFile) -> Diagnostic.FixIt {
        let line = file.source.lineRange(around: path.range.lowerBound)
        guard file.outline.imports.contains(where: { $0.name == "Foundation" }),
            file.source.text(line) == "import \(path.name)",
            file.source.bytes[line.upperBound...].first == ASCII.lineFeed
        else {
            return .init(
                "replace '\(path.name)' with 'Foundation'", range: path.range, replacement: "Foundation")
        }
        return .delete(line.lowerBound..<line.upperBound + 1, "remove the line")
    }

    /// The frameworks that `import SwiftUI` also imports and that have no user interface. Each has a list of names that
    /// presenters use.
    private static let broughtBySwiftUI: [(framework: String, names: Set<String>)] = [
        ("Observation", ["Observable", "ObservationIgnored", "withObservationTracking"]),
        ("Combine", ["AnyCancellable", "CurrentValueSubject", "ObservableObject", "PassthroughSubject", "Published"]),
    ]
}

extension UserFile {
    /// Returns the first identifier of the file that satisfies a condition.
    fileprivate func first(where isMeant: (String) -> Bool) -> Token? {
        tokens().first { $0.kind == .identifier && isMeant(source.text($0.range)) }
    }
}

import Diagnostics
import SwiftSource

/// Types of Swift and its libraries, such as `Task`, that the app shadows with a type of the same name. Generated code
/// writes Swift's type with its module: `_Concurrency.Task`. A module or an attribute cannot be qualified, so a type of
/// the app with the same name is reported.
struct HiddenNames {
    /// The qualified names of the shadowed types, by name: `_Concurrency.Task` for `Task`.
    private(set) var wholeNames: [String: String] = [:]
    private(set) var findings: [Diagnostic] = []

    /// Finds the shadowed types.
    ///
    /// - Parameters:
    ///   - declared: The types that specs declare.
    ///   - names: The index of the files in `own` that may declare each type.
    init(declared: Set<String>, own: AppSources, _ names: DeclaringFiles, _ settings: AppSettings) {
        let modules = Set(Self.modules).union(settings.kit.importedModules).union([settings.tests.module])
        let qualifiable = Self.qualifiable.filter { name, module in
            module != "SwiftUI" || settings.kit.usedNames.contains(name)
        }.keys
        for name in qualifiable where declared.contains(name) { hide(name) }
        for name in modules.union(qualifiable).sorted() {
            let declaring = names[name].lazy.map { own.sources[$0] }.flatMap { source in
                OutlinedFile(source).declarations.filter { $0.kind != .extension && $0.name.name == name }.map {
                    SourceLocation(source, $0.name.range)
                }
            }
            guard let place = declaring.first else { continue }
            if modules.contains(name) {
                findings.append(.hiddenName(name, at: place))
            } else {
                hide(name)
            }
        }
    }

    private mutating func hide(_ name: String) {
        if let module = Self.qualifiable[name] { wholeNames[name] = "\(module).\(name)" }
    }

    /// The types that generated code can qualify, with their modules.
    static let qualifiable: [String: String] = {
        let types = [
            "Swift": ["Character", "Error", "Identifiable", "Range", "Sendable", "Sequence", "Set"],
            "_Concurrency": ["AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "CheckedContinuation", "Task"],
            "Foundation": ["ProcessInfo", "Thread"],
            "SwiftUI": ["Button", "LabeledContent", "List", "NavigationStack", "Text", "View"],
        ]
        return Dictionary(firstOf: types.flatMap { module, names in names.map { ($0, module) } })
    }()

    /// The types of `qualifiable` that a spec may declare, because viper-gen does not use them to create and compare
    /// values.
    static let ofSpecs = Set(qualifiable.filter { ["_Concurrency", "Foundation"].contains($0.value) }.keys)

    /// Names that cannot be qualified: modules, and an attribute.
    private static let modules = ["Foundation", "MainActor", "Swift"]
}

extension Diagnostic {
    fileprivate static func hiddenName(_ name: String, at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            .nameCollision, "'\(name)' hides the imported '\(name)', which generated code uses", at: place,
            notes: ["rename the type, or nest it in another type"])
    }
}

import Diagnostics
import ViperSpec

/// Every type name that is emitted is only emitted once, and hides nothing that generated code needs.
enum TypeNameCheck {
    static func findings(_ program: Program, naming: Naming) -> [Diagnostic] {
        var taken: [String: EmittedName] = [:]
        var diagnostics: [Diagnostic] = []
        for emitted in program.emittedNames(naming: naming) {
            guard let location = emitted.location else {
                taken[emitted.name] = emitted
                continue
            }
            if emitted.origin != .external, hides(emitted.name, in: program.app) {
                diagnostics.append(.hiddenSwiftName(emitted.name, what: emitted.what, at: location))
            }
            if let first = taken[emitted.name] {
                // Two declarations of one name are another rule's business, and so is what is made of both.
                let areDeclarations =
                    emitted.origin != .generated && first.origin != .generated && first.location != nil
                guard !areDeclarations, first.what != emitted.what else { continue }
                diagnostics.append(.nameCollision(emitted, first: first))
            } else {
                taken[emitted.name] = emitted
            }
        }
        return diagnostics
    }

    /// Names of the standard library that generated code uses without qualification.
    private static func hides(_ name: String, in app: AppSettings) -> Bool {
        switch app.kit {
        case .uikit: hidden.contains(name) || name == "Task"
        case .terminal: hidden.contains(name) || hiddenInTerminal.contains(name)
        case .none: hidden.contains(name)
        }
    }

    private static let hidden: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Date", "Dictionary", "Double", "Error", "Float", "Int", "MainActor",
        "Never", "Optional", "Result", "Sendable", "Set", "String", "UInt", "URL", "UUID", "Void",
    ]

    /// What the terminal's support code uses beside those.
    private static let hiddenInTerminal: Set<String> = [
        "ArraySlice", "AsyncStream", "Character", "Equatable", "Hashable", "Int16", "Int32", "ProcessInfo", "Range",
        "Sequence", "StaticString", "Substring", "Task", "Thread", "UInt8", "Unicode", "UnsafeMutablePointer",
    ]
}

import Diagnostics
import ViperSpec

/// Checks that type names are unique, shadow nothing that generated code needs, and start with a capital letter.
enum TypeNameCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = lowercaseModules(program)
        // Tests qualify a type as `Target.Name`. If a type has the target's name, Swift would look for `Name` inside
        // this type.
        let ambiguous = program.declaredNames.contains(program.app.target) ? Set(program.ambiguousNames) : []
        var lowercaseNames = diagnostics.compactMap(\.location?.text)
        // Another rule reports names that are keywords.
        diagnostics.removeAll { $0.location?.text.isReservedWord ?? false }
        let swiftNames = SwiftNames(program)
        for emitted in program.emittedNames {
            guard let location = emitted.location, emitted.origin != .external else { continue }
            if let reason = swiftNames.reason(against: emitted.name) {
                diagnostics.report(
                    .nameCollision, "\(emitted.what) hides Swift's '\(emitted.name)', \(reason)", at: location,
                    notes: ["choose a more specific name, such as 'Todo\(emitted.name)'"])
            }
            if emitted.origin == .declared, ambiguous.contains(emitted.name) {
                diagnostics.report(
                    .nameCollision,
                    "\(emitted.what) has the name of a type in Foundation or Testing; a type '\(program.app.target)' hides the target, so tests cannot write '\(program.app.target).\(emitted.name)' instead",
                    at: location, notes: ["rename '\(emitted.name)', or the type '\(program.app.target)'"])
            }
            // Another rule reports names that are not plain identifiers.
            if emitted.name.beginsInLowercase, emitted.name.isPlainIdentifier,
                emitted.origin != .generated || !lowercaseNames.contains(where: emitted.name.hasPrefix)
            {
                lowercaseNames.append(emitted.name)
                diagnostics.append(.lowercaseType(emitted.name, what: emitted.what, at: location))
            }
        }
        return diagnostics + collisions(in: program)
    }

    /// Reports types with the same name.
    private static func collisions(in program: Program) -> [Diagnostic] {
        var firstByName: [String: EmittedName] = [:]
        var diagnostics: [Diagnostic] = []
        for emitted in program.emittedNames {
            guard let first = firstByName[emitted.name], emitted.location != nil else {
                firstByName[emitted.name] = emitted
                continue
            }
            // Another rule reports duplicate declarations and types generated from them.
            let areDeclarations = emitted.origin != .generated && first.origin != .generated && first.location != nil
            guard !areDeclarations, first.what != emitted.what else { continue }
            diagnostics.report(
                .nameCollision, "'\(emitted.name)' is the name of both \(emitted.what) and \(first.what)",
                at: emitted.location,
                notes: [first.location.map { .init("declared here; rename one of them", at: $0) } ?? "rename it"]
                    + (first.isContract && emitted.isContract ? [.inheritance(of: emitted.name, program.app)] : []))
        }
        return diagnostics
    }

    /// Reports each module with a lowercase name, so that its types need not be reported too.
    private static func lowercaseModules(_ program: Program) -> [Diagnostic] {
        program.opened.filter(\.name.beginsInLowercase).map {
            .lowercaseType($0.name, what: "module '\($0.name)'", at: $0.location)
        }
    }
}

extension String {
    fileprivate var beginsInLowercase: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.isASCII ? ("a"..."z").contains(first) : first.properties.isLowercase
    }
}

extension SourceLocation {
    fileprivate var text: String { file.text(range) }
}

extension EmittedName {
    /// Whether the type is a section's protocol, or a protocol that a spec declares.
    fileprivate var isContract: Bool {
        switch use {
        case .contract: true
        case .declaration(let word): word == "protocol"
        case .support, .destination, .mock, .part: false
        }
    }
}

extension Diagnostic.Note {
    fileprivate static func inheritance(of name: String, _ app: AppSettings) -> Diagnostic.Note {
        let isolation = app.isolation == .mainActor ? "@MainActor " : ""
        return .init(
            "to let several sections inherit one protocol, declare '\(isolation)protocol \(name) { … }' outside the modules, and inherit "
                + "it: 'view: \(name)'")
    }
}

extension Rule {
    static let lowercaseType = Rule(
        id: "lowercaseType", summary: "Type or module name starts with a lowercase letter",
        explanation: """
            Generated classes and tests have many properties and constants with lowercase names, such as 'view', \
            'presenter' and 'log'. They would hide a type with a lowercase name. Start names of types and modules with \
            a capital letter.
            """,
        wrong: "struct item { let id: Int }",
        right: "struct Item { let id: Int }")

    static let nameCollision = Rule(
        id: "nameCollision", summary: "Generated type name is already taken",
        explanation: """
            For each module, viper-gen generates protocols, classes, a destination ('TodoListModule'), dependencies \
            and mocks. Their names must differ from the types in specs and from the types of other modules. Rename one \
            of the declarations. To rename only a section's protocol, write 'view as TodoListScreen { … }'.
            """,
        wrong: "struct TodoListModule { let id: Int }\nmodule TodoList {}",
        right: "struct TodoListInfo { let id: Int }\nmodule TodoList {}")
}

extension Diagnostic {
    /// Returns an error for a type with a lowercase name. `what` describes the type: `the struct 'item'`.
    static func lowercaseType(_ name: String, what: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .lowercaseType, "\(what) starts with a lowercase letter", at: location,
            notes: ["rename it to '\(SwiftName.upperFirst(name))', here and at its uses"])
    }
}

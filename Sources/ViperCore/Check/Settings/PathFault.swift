import Diagnostics

/// Why a path of `App.viper` cannot be used.
enum PathFault: Hashable {
    case empty, absolute, leavesProject, controlCharacter, backslash, tooLong
    /// A folder that belongs to a tool: `.git`.
    case ofATool(String)

    /// Finds what is wrong with a path; nil where it stays in the project.
    init?(_ path: String) {
        if path.unicodeScalars.contains(where: \.isUnprintable) {
            self = .controlCharacter
        } else if path.utf8.contains(UInt8(ascii: "\\")) {
            self = .backslash
        } else if path.utf8.first == UInt8(ascii: "/") || path.utf8.first == UInt8(ascii: "~") {
            self = .absolute
        } else {
            let parts = path.split(separator: "/").filter { $0 != "." }
            if parts.isEmpty {
                self = .empty
            } else if parts.contains("..") {
                self = .leavesProject
            } else if path.utf8.count > 800 || parts.contains(where: { $0.utf8.count > 200 }) {
                self = .tooLong
            } else if let part = parts.first(where: { Self.tools.contains($0.lowercased()) }) {
                self = .ofATool(String(part))
            } else {
                return nil
            }
        }
    }

    private static let tools = [".git", ".build", ".swiftpm", ".viper-gen"]

    var reason: String {
        switch self {
        case .empty: "it names no folder"
        case .absolute: "it does not start at the project's folder"
        case .leavesProject: "'..' leaves the project"
        case .controlCharacter: "it holds a character that cannot be seen"
        case .backslash: "folders are separated by '/'"
        case .tooLong: "a folder's name has at most 200 bytes, and the whole path 800"
        case .ofATool(let name): "'\(name)' belongs to another tool"
        }
    }
}

extension String {
    /// One of two folders is the other, or inside of it. Disks may take capitals for small letters.
    func overlaps(_ other: String) -> Bool {
        let (own, other) = (lowercased() + "/", other.lowercased() + "/")
        return own.hasPrefix(other) || other.hasPrefix(own)
    }

    /// Without empty parts and `.`.
    var normalisedPath: String { split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
}

extension Unicode.Scalar {
    /// Controls, marks of writing direction, and other scalars that show nothing.
    var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}

extension Rule {
    static let invalidTarget = Rule(
        id: "invalidTarget", summary: "A target is named as a Swift module can be imported",
        explanation: """
            Generated tests begin with '@testable import' and the target's name, so it consists of letters, digits and \
            underscores, begins with no digit, is no keyword, and no module that generated code imports. Without a 'target' \
            the app's name is the target's.
            """,
        wrong: "app Todo { target \"todo-app\" }",
        right: "app Todo { target TodoApp }")

    static let overlappingFolders = Rule(
        id: "overlappingFolders", summary: "specs, sources, testing and templates are folders of their own",
        explanation: """
            What is in 'sources' becomes the app, what is in 'testing' its tests; specs and templates are neither, and the \
            Swift package manager warns of them among sources. So none of the four folders is another one, or inside of it.
            """,
        wrong: "app Todo { sources \"Sources/Todo\"; testing \"Sources/Todo/Tests\" }",
        right: "app Todo { sources \"Sources/Todo\"; testing \"Tests/TodoTests\" }")

    static let unsafePath = Rule(
        id: "unsafePath", summary: "Paths in App.viper stay in the project",
        explanation: """
            specs, sources, testing and templates name folders relative to the folder of App.viper, with '/' between them. \
            Absolute paths, '..', backslashes and invisible characters are refused, so that generating never writes \
            elsewhere.
            """,
        wrong: "app Todo { sources \"../Shared\" }",
        right: "app Todo { sources \"Sources/Todo\" }")
}

extension Diagnostic {
    static func invalidTarget(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .invalidTarget, "the target cannot be named '\(name.printable)', because the tests import it", at: location,
            notes: [Note("use letters, digits and '_': 'TodoApp'")])
    }

    static func takenTarget(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .invalidTarget, "the target cannot be named '\(name)': that is another module, or a word of Swift",
            at: location, notes: [Note("name it '\(SwiftName.upperFirst(name))App'")])
    }

    static func overlappingFolders(
        _ setting: String, _ path: String, other: String, otherPath: String, at location: SourceLocation
    ) -> Diagnostic {
        let relation =
            if path.lowercased() == otherPath.lowercased() {
                "the folder of"
            } else if path.lowercased().hasPrefix(otherPath.lowercased() + "/") {
                "inside the folder of"
            } else {
                "around the folder of"
            }
        return Diagnostic(
            .overlappingFolders, "'\(setting)' is \(relation) '\(other)': \"\(otherPath.printable)\"", at: location,
            notes: [Note("give each a folder of its own")])
    }

    static func unsafePath(
        _ path: String, of setting: String, because fault: PathFault, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(.unsafePath, "'\(setting)' cannot be \"\(path.printable)\": \(fault.reason)", at: location)
    }
}

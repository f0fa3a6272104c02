import SwiftSource

/// Why a path of `App.viper` cannot be used.
package enum PathFault: Hashable {
    case empty, absolute, leavesProject, controlCharacter, backslash, tooLong
    /// A folder that belongs to a tool: `.git`.
    case ofATool(String)

    /// Finds what is wrong with a path; nil where it stays in the project.
    package init?(_ path: String) {
        let parts = path.split(separator: "/").filter { $0 != "." }
        if path.unicodeScalars.contains(where: \.isUnprintable) {
            self = .controlCharacter
        } else if path.utf8.contains(Ascii.backslash) {
            self = .backslash
        } else if path.utf8.first == Ascii.slash || path.utf8.first == Ascii.tilde {
            self = .absolute
        } else if parts.isEmpty {
            self = .empty
        } else if parts.contains("..") {
            self = .leavesProject
        } else if path.utf8.count > Self.longestPath || parts.contains(where: { $0.utf8.count > Self.longestName }) {
            self = .tooLong
        } else if let part = parts.first(where: { Self.tools.contains($0.lowercased()) }) {
            self = .ofATool(String(part))
        } else {
            return nil
        }
    }

    private static let (longestName, longestPath) = (200, 800)

    private static let tools = [".git", ".build", ".swiftpm", ".viper-gen"]

    /// What is wrong with the path, as a message says it.
    package var reason: String {
        switch self {
        case .empty: "it names no folder"
        case .absolute: "it does not start at the project's folder"
        case .leavesProject: "'..' leaves the project"
        case .controlCharacter: "it holds a character that cannot be seen"
        case .backslash: "folders are separated by '/'"
        case .tooLong: "a folder's name has at most \(Self.longestName) bytes, and the whole path \(Self.longestPath)"
        case .ofATool(let name): "'\(name)' belongs to another tool"
        }
    }
}

extension String {
    /// Whether one of two folders is the other, or inside of it, on a disk that takes capitals for small letters.
    package func overlaps(_ other: String) -> Bool {
        let (own, other) = (lowercased() + "/", other.lowercased() + "/")
        return own.hasPrefix(other) || other.hasPrefix(own)
    }

    /// The path without empty parts and `.`.
    package var normalisedPath: String { split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
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

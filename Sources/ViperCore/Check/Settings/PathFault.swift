/// Why a path of `App.viper` cannot be used.
enum PathFault: Hashable {
    case empty, absolute, leavesProject, controlCharacter, backslash

    /// Nil for a path that stays in the project.
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
            } else {
                return nil
            }
        }
    }

    var reason: String {
        switch self {
        case .empty: "it names no folder"
        case .absolute: "it does not start at the project's folder"
        case .leavesProject: "'..' leaves the project"
        case .controlCharacter: "it holds a character that cannot be seen"
        case .backslash: "folders are separated by '/'"
        }
    }
}

extension String {
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

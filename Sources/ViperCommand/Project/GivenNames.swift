import Diagnostics
import ViperModel

/// The name of a Swift target. If it is derived from a folder, it is an UpperCamelCase identifier, or `App` if the
/// folder's name cannot become an identifier.
struct TargetName: Sendable, Hashable {
    let text: String

    init(folder: String) {
        var name = ""
        var startsWord = true
        for scalar in folder.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9":
                name += startsWord ? String(scalar).uppercased() : String(scalar)
                startsWord = false
            case _ where !scalar.isASCII:
                // Swift accepts other letters, but not every tool that reads target names does.
                self.init(text: "App")
                return
            default: startsWord = true
            }
        }
        guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else {
            self.init(text: "App")
            return
        }
        self.init(text: name.isTakenTargetName ? name + "App" : name)
    }

    /// Creates a name given by the user; nil if it cannot be the name of a target.
    init?(given text: String) {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, first == "_" || first.isASCIILetter,
            scalars.allSatisfy({ $0 == "_" || $0.isASCIILetter || ("0"..."9").contains($0) }),
            !text.isTakenTargetName
        else { return nil }
        self.init(text: text)
    }

    private init(text: String) { self.text = text }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

/// A module name on the command line: an UpperCamelCase identifier, because types are named after it. The folders of
/// the spec may precede the name: `Staking/Rewards`. `./Rewards` means that the spec is in no folder.
struct ModuleName: Sendable, Hashable {
    let text: String
    /// The folder of the spec inside the folder of the specs, with a trailing slash; empty for no folder.
    private(set) var folder: String
    /// Whether a folder, or './', was given.
    private let isPlaced: Bool

    /// The path of the spec, relative to the folder of the specs.
    var spec: String { "\(folder)\(text).viper" }

    /// Returns the name with the folder `home`, if no folder was given.
    func placed(in home: String?) -> ModuleName {
        guard let home, !isPlaced else { return self }
        var name = self
        name.folder = home + "/"
        return name
    }

    /// Parses and validates a name from the command line.
    init(_ given: String) throws(CommandFailure) {
        isPlaced = given.contains("/")
        let path = given.hasPrefix("./") ? given.dropFirst(2) : given[...]
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let text = parts.last ?? given
        for part in parts.dropLast() {
            // Existing apps have folders like `Auth Flow` and `Sign-in & Sign-up`.
            let isPlain = ![".", " ", nil].contains(part.first) && part.last != " "
            let isPortable = !part.contains { ":\\\"".contains($0) } && printable(part) == part
            guard isPlain, isPortable, part.utf8.count <= 120, !text.isEmpty else {
                throw .invalid(
                    "'\(given)' is not a valid module path. Write folders before the name, as in 'Staking/Rewards'.")
            }
        }
        folder = parts.dropLast().map { $0 + "/" }.joined()
        guard text.isPlainIdentifier, text.first != "_", text.first?.isLowercase != true, text.utf8.count <= 120 else {
            throw .invalid(
                "'\(text)' cannot be the name of a module, because types are named after it.",
                meant: Self.suggestion(for: text))
        }
        self.text = text
    }

    private static func suggestion(for text: String) -> String? {
        let stem = text.lowercased().hasSuffix(".viper") ? text.dropLast(".viper".count) : text[...]
        let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isLetter == true && name.utf8.count <= 120 ? name : nil
    }
}

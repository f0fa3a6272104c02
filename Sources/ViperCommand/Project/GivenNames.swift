import Diagnostics
import ViperModel

/// The name of a Swift target made from a folder's: an UpperCamelCase identifier, or `App` where the folder's cannot be one.
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
                // Other letters are fine in Swift, but not in every tool that takes a target's name.
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

    /// A name that a person gave; nil where it cannot be a target's.
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

/// A module's name as `new` takes it: an UpperCamelCase identifier, for types are named after it; before it may stand the folders
/// of its spec: `Staking/Rewards`; `./Rewards` is outside of all folders.
struct ModuleName: Sendable, Hashable {
    let text: String
    /// Below the folder of the specs, with a slash at its end; empty for none.
    private(set) var folder: String
    /// Whether the folder was given, or that there is none.
    private let isPlaced: Bool

    /// The path of its spec, below the folder of the specs.
    var spec: String { "\(folder)\(text).viper" }

    /// The module in `home`, where no other folder was given.
    func placed(in home: String?) -> ModuleName {
        guard let home, !isPlaced else { return self }
        var name = self
        name.folder = home + "/"
        return name
    }

    /// Checks what was said on the command line.
    init(_ given: String) throws(CommandFailure) {
        isPlaced = given.contains("/")
        let path = given.hasPrefix("./") ? given.dropFirst(2) : given[...]
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let text = parts.last ?? given
        for part in parts.dropLast() {
            // As they are called in apps that are there: `Auth Flow`, `Sign-in & Sign-up`.
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

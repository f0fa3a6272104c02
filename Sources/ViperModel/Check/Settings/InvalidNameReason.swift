import SwiftSource

/// The reason why a text in `naming` cannot be a name, with advice.
struct InvalidNameReason {
    let reason: String
    let way: String

    /// Checks a name; returns nil if it is valid.
    init?(_ text: String, as name: NamingPart.Name, of part: NamingPart) {
        let flaw =
            switch name {
            case .protocol, .class: Self.flaw(ofType: text, part)
            case .file: Self.flaw(ofFile: text, part)
            case .property, .function: Self.flaw(ofWord: text)
            }
        guard let flaw else { return nil }
        (reason, way) = flaw
    }

    private static func flaw(ofType text: String, _ part: NamingPart) -> (reason: String, way: String)? {
        let pattern = NamePattern(text, for: part.placeholder)
        let sample = pattern.name(for: "Module")
        if part.isPattern, !pattern.hasPlaceholder { return withoutPlaceholder(part) }
        if text == NamePattern.protocol {
            return ("it is the name of the protocol itself", "add text to '{protocol}'")
        }
        if !(part.isPattern ? sample : text).isPlainIdentifier { return noIdentifier }
        if sample.first.map({ $0.isUppercase || $0 == "_" }) == true { return nil }
        let way =
            part.isPattern
            ? "start with '\(part.placeholder)', or with a capital letter" : "start with a capital letter"
        return ("type names start with a capital letter", way)
    }

    private static func flaw(ofFile text: String, _ part: NamingPart) -> (reason: String, way: String)? {
        let patterns = text.split(separator: "/", omittingEmptySubsequences: false).map {
            NamePattern(String($0), for: part.placeholder)
        }
        let names = patterns.map { $0.name(for: "Module") }
        if patterns.last?.hasPlaceholder != true { return withoutPlaceholder(part) }
        guard names.dropLast().allSatisfy(\.isPlainFolderName), let name = names.last, name.isPlainFileName else {
            return (
                "it is not a plain file name",
                "use letters, digits, '_', '-', '+' and '.'; separate subfolders with '/'"
            )
        }
        let isGenerated = name.lowercased().hasSuffix(".generated")
        return isGenerated
            ? ("viper-gen uses this file name", "choose a name that does not end in '.generated'") : nil
    }

    /// Checks the name of a property or a function.
    private static func flaw(ofWord text: String) -> (reason: String, way: String)? {
        if !text.isPlainIdentifier { return noIdentifier }
        return text.isReservedWord || text == "self" ? ("it is a Swift keyword", "choose another name") : nil
    }

    private static let noIdentifier = (reason: "it is not a Swift name", way: "use letters, digits and '_'")

    private static func withoutPlaceholder(_ part: NamingPart) -> (reason: String, way: String) {
        let whose = part == .mock ? "protocol" : "module"
        return ("it would be the same for all \(whose)s", "write '{\(whose)}' in place of the \(whose)'s name")
    }
}

extension String {
    /// Whether the text consists of plain names with single spaces between them: `Use Cases`.
    fileprivate var isPlainFolderName: Bool {
        let words = split(separator: " ", omittingEmptySubsequences: false)
        return words.first.map { String($0).isPlainFileName } == true
            && words.dropFirst().allSatisfy { !$0.isEmpty && ("_" + $0).isPlainFileName }
    }

    /// Whether every disk and build system accepts the text as a name: letters, digits and `_ - + .`, starting with a
    /// letter.
    fileprivate var isPlainFileName: Bool {
        let parts = split(omittingEmptySubsequences: false) { "-+.".contains($0) }
        return parts.first.map { String($0).isPlainIdentifier } == true
            && parts.dropFirst().allSatisfy { ("_" + $0).isPlainIdentifier }
    }
}

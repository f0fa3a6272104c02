import SwiftSource

/// Why a text in `naming` cannot be a name.
enum NameFlaw {
    /// All modules, or all mocks, would have the same one.
    case withoutPlaceholder
    /// A mock would be called as its protocol is.
    case placeholderAlone
    /// The text would be no name of Swift with a module's name in it.
    case noIdentifier
    /// A word of Swift's own.
    case keyword
    /// Types begin with a capital.
    case lowercase
    /// It would be no plain name of a file in the module's folder, or in one of its folders.
    case noFileName
    /// Such files are viper-gen's.
    case generatedFile

    /// Finds what is wrong with a name; nil where nothing is.
    init?(_ text: String, as name: NamingPart.Name, of part: NamingPart) {
        let pattern = NamePattern(text, for: part.placeholder)
        let sample = pattern.name(for: "Module")
        let flaw: NameFlaw?
        switch name {
        case .protocol, .class:
            flaw =
                !pattern.hasPlaceholder
                ? .withoutPlaceholder
                : text == NamePattern.protocol
                    ? .placeholderAlone
                    : !sample.isPlainIdentifier
                        ? .noIdentifier : sample.first.map { $0.isUppercase || $0 == "_" } == true ? nil : .lowercase
        case .file:
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
                NamePattern(String($0), for: part.placeholder)
            }
            let names = parts.map { $0.name(for: "Module") }
            flaw =
                parts.last?.hasPlaceholder != true
                ? .withoutPlaceholder
                : !names.dropLast().allSatisfy(\.isPlainFolderName) || names.last?.isPlainFileName != true
                    ? .noFileName : sample.lowercased().hasSuffix(".generated") ? .generatedFile : nil
        case .property, .function:
            flaw =
                !text.isPlainIdentifier ? .noIdentifier : text.isReservedWord || text == "self" ? .keyword : nil
        }
        guard let flaw else { return nil }
        self = flaw
    }
}

extension String {
    /// Plain names with a space between them, as people call folders.
    fileprivate var isPlainFolderName: Bool {
        let words = split(separator: " ", omittingEmptySubsequences: false)
        return words.first.map { String($0).isPlainFileName } == true
            && words.dropFirst().allSatisfy { !$0.isEmpty && ("_" + $0).isPlainFileName }
    }

    /// Letters, digits and `_ - + .`, the first one a letter: what every disk and build system takes.
    fileprivate var isPlainFileName: Bool {
        let parts = split(omittingEmptySubsequences: false) { "-+.".contains($0) }
        return parts.first.map { String($0).isPlainIdentifier } == true
            && parts.dropFirst().allSatisfy { ("_" + $0).isPlainIdentifier }
    }
}

import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// A Swift file that `adopt` deletes, because it contains only protocols that move into specs.
package struct DeletedFile: Sendable {
    let source: SourceFile
    /// The protocols in the file. They may belong to several modules.
    let protocols: [ProtocolFact]

    package init(_ source: SourceFile, _ protocols: [ProtocolFact]) {
        (self.source, self.protocols) = (source, protocols)
    }
}

/// The comments outside a module's protocols, in the Swift files that `adopt` deletes. The spec keeps these comments,
/// and `release` writes them back.
package struct ContractComments: Sendable {
    /// The comments next to a protocol, without indentation.
    struct OfProtocol {
        /// The comments at the start of the file. Only the first protocol of a file has such comments.
        var head = ""
        var above = ""
        /// The comments after the protocol's closing brace, on the same line.
        var trailing = ""
        /// The comments at the end of the file. Only the last protocol of a file has such comments.
        var below = ""
    }

    private var ofProtocols: [String: OfProtocol] = [:]

    /// Collects the comments of files that `adopt` deletes.
    fileprivate init(of files: [DeletedFile]) {
        for file in files {
            let source = file.source
            let firstImport = Lexer.tokens(of: source).first { $0.keyword == .import }
            let declarations = file.protocols.map { fact in
                Declaration(name: fact.declaration.name.name, range: fact.declaration.documentedRange)
            }
            add(
                declarations, of: source, in: source.bytes.indices,
                headEnd: firstImport?.range.lowerBound ?? source.endOfFirstComments)
        }
    }

    /// Collects a module's comments in its spec file, from the end of the previous module on. `names` are the types
    /// that are generated for the module. The comments of a declaration that is not in `names` belong to the next
    /// declaration.
    init(of module: Module, nextTo names: Set<String>) {
        let (file, _) = SpecParser.parse(module.source)
        guard let index = file.modules.firstIndex(where: { $0.name.name == module.name }) else { return }
        let spec = file.modules[index]
        let start = index == 0 ? 0 : file.modules[index - 1].range.upperBound
        let isLast = index == file.modules.count - 1
        let protocols = Dictionary(firstOf: module.contract.map { ($0.location.range, $0.protocolName) })
        let declarations =
            spec.sections.map { Declaration(name: protocols[$0.keywordRange], range: $0.documentedRange) }
            + file.data.map { Declaration(name: $0.name.name, range: $0.documentedRange) }
        add(
            declarations.map { names.contains($0.name ?? "") ? $0 : Declaration(name: nil, range: $0.range) },
            of: module.source, in: start..<(isLast ? module.source.bytes.count : spec.range.upperBound),
            headEnd: spec.name.range.upperBound)
    }

    subscript(name: String) -> OfProtocol { ofProtocols[name] ?? OfProtocol() }

    private struct Declaration {
        /// The name of the declaration; nil if its comments belong to the next declaration.
        let name: String?
        /// The range of the declaration, including its documentation.
        let range: Range<Int>
    }

    /// Adds the comments in a part of a file, outside the given declarations. `headEnd` is the offset at which the
    /// comments at the start of the file end.
    private mutating func add(
        _ declarations: [Declaration], of source: SourceFile, in part: Range<Int>, headEnd: Int
    ) {
        let declarations = declarations.filter { part.contains($0.range.lowerBound) }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        let names = declarations.compactMap(\.name)
        guard let first = names.first, let last = names.last else { return }
        var end = min(headEnd, declarations[0].range.lowerBound)
        ofProtocols[first, default: .init()].head = source.lines(ofCommentsIn: part.lowerBound..<end).endingOnce
        var previous: String?
        var lines = ""
        for declaration in declarations {
            lines += take(from: source, end..<declaration.range.lowerBound, after: previous)
            if let name = declaration.name {
                ofProtocols[name, default: .init()].above = lines
                lines = ""
            }
            (previous, end) = (declaration.name, declaration.range.upperBound)
        }
        lines += take(from: source, end..<part.upperBound, after: previous)
        ofProtocols[last, default: .init()].below = lines.endingOnce
    }

    /// Returns the comments in `gap`, the text after the declaration `name`. Comments on the last line of that
    /// declaration belong to it: records them instead of returning them. Without a `name`, returns all comments.
    private mutating func take(from source: SourceFile, _ gap: Range<Int>, after name: String?) -> String {
        guard let name else { return source.lines(ofCommentsIn: gap) }
        let (trailing, lines) = source.comments(in: gap)
        ofProtocols[name, default: .init()].trailing = trailing
        return lines
    }
}

extension AdoptedModule {
    /// Adds the comments of files that `adopt` deletes to the module's spec. Places each comment next to the section of
    /// its protocol.
    package mutating func keepComments(of files: [DeletedFile], indentedBy unit: IndentationUnit) {
        let paths = Set(module.parts.map(\.fact.source.path))
        let comments = ContractComments(of: files.filter { paths.contains($0.source.path) })
        guard let declaration = SpecParser.parse(spec).0.modules.first else { return }
        var edits = SourceEdits(spec)
        var below = ""
        for (index, section) in declaration.sections.enumerated() {
            let own = comments[module.parts[index].fact.declaration.name.name]
            let start = spec.lineRange(around: section.documentedRange.lowerBound).lowerBound
            if index == 0, !own.head.isEmpty { edits.insert(own.head + "\n", at: 0) }
            edits.insert((index == 0 || own.head.isEmpty ? "" : own.head + "\n") + own.above, at: start)
            if !own.trailing.isEmpty { edits.insert(" " + own.trailing, at: section.range.upperBound) }
            below += own.below
        }
        if !below.isEmpty { edits.insert("\n" + below, at: declaration.range.upperBound - 1) }
        spec = SourceFile(path: spec.path, bytes: edits.result)
        spec = SourceFile(path: spec.path, bytes: SpecFormatter.format(SpecParser.parse(spec).0, indentedBy: unit))
    }
}

extension String {
    /// The text without blank lines at its end.
    fileprivate var endingOnce: String {
        var text = self
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }
}

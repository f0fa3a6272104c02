import Diagnostics
import SwiftSource
import ViperModel

/// The protocols and data types of a module, as the Swift file that a release leaves you.
package struct ReleasedContract: Sendable {
    /// The text of the Swift file. It contains the imports and declarations as generated, without the generator's own
    /// comments. It also contains the comments that only the spec had.
    package let bytes: [UInt8]
    /// The names of the types that the contract declares.
    package let names: Set<String>
    /// The generated members whose bodies were in the spec, as text. The keys are the name of the class, and the full
    /// name of the member.
    private let bodies: [String: [String: String]]

    /// Reads the contract of `module` from its generated file. `implied` are the names of protocols that have
    /// `@MainActor` only in the generated file. The contract omits the attribute of these protocols.
    package init(_ generated: SourceFile, of module: Module, implied: Set<String> = []) {
        let outline = OutlineParser.read(generated).outline
        let types = outline.declarations.filter { $0.kind != .extension }
        names = Set(types.map(\.name.name))
        let comments = ContractComments(of: module, nextTo: names)
        let declarations = types.map { type in
            let own = comments[type.name.name]
            let isolation = implied.contains(type.name.name) ? type.attributes.first { $0.name == "MainActor" } : nil
            return own.above + Self.text(of: type, without: isolation?.range, in: generated)
                + (own.trailing.isEmpty ? "" : "  " + own.trailing) + "\n"
        }
        let imports = outline.imports.map { "import \($0.name)\n" }.joined()
        let head = types.map { comments[$0.name.name].head }, below = types.map { comments[$0.name.name].below }
        bytes = Array((head + [imports] + declarations + below).filter { !$0.isEmpty }.joined(separator: "\n").utf8)
        var bodies: [String: [String: String]] = [:]
        for conformance in outline.declarations where conformance.kind == .extension {
            for member in conformance.members {
                let line = generated.lineRange(around: member.range.lowerBound).lowerBound
                let text = generated.text(line..<member.range.upperBound)
                bodies[conformance.name.name, default: [:]][member.requirement?.fullName ?? ""] = text
            }
        }
        self.bodies = bodies
    }

    /// Returns the text of a declaration in the generated file. Omits the attribute at the range `attribute`, if any.
    private static func text(
        of type: DeclarationOutline, without attribute: Range<Int>?, in generated: SourceFile
    ) -> String {
        guard let attribute else { return generated.text(type.documentedRange) }
        let rest = generated.text(attribute.upperBound..<type.documentedRange.upperBound).drop(while: \.isWhitespace)
        return generated.text(type.documentedRange.lowerBound..<attribute.lowerBound) + rest
    }

    /// Adds generated members at the end of the class `type`. `names` are the full names of the members, and `contract`
    /// is the protocol that requires them.
    ///
    /// - Returns: The changed file; nil if none of `files` declares the class.
    package func addingBodies(
        of names: [String], to type: String, conformingTo contract: String, in files: [SourceFile]
    ) -> SourceFile? {
        guard let (file, body) = Self.declaration(of: type, conformingTo: contract, in: files) else { return nil }
        let text = names.compactMap { bodies[type]?[$0] }.joined(separator: "\n\n")
        let isEmpty = file.text(body.inner).allSatisfy(\.isWhitespace)
        let brace = body.upperBound - 1
        var end = brace
        while end > body.lowerBound + 1, file.bytes[end - 1].isWhiteSpace { end -= 1 }
        var edits = SourceEdits(file)
        edits.replace(end..<brace, by: (isEmpty ? "\n" : "\n\n") + text + "\n")
        return SourceFile(path: file.path, bytes: edits.result)
    }

    /// Returns the file of a type's declaration, and the range of its body including the braces. Prefers the
    /// declaration that states the conformance to `contract`. Otherwise, returns the first declaration that is not an
    /// extension.
    private static func declaration(
        of type: String, conformingTo contract: String, in files: [SourceFile]
    ) -> (file: SourceFile, body: Range<Int>)? {
        let declarations = files.flatMap { file in
            OutlineParser.read(file).outline.declarations.filter { $0.name.name == type && $0.bodyRange != nil }
                .map { (file: file, outline: $0) }
        }
        let preferred =
            declarations.first { $0.outline.inherited.flatMap(\.protocolNames).contains(contract) }
            ?? declarations.first { $0.outline.kind != .extension }
        guard let (file, outline) = preferred, let body = outline.bodyRange else { return nil }
        return (file, body)
    }
}

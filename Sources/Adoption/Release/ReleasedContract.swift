import Diagnostics
import SwiftSource

/// What was generated of a module's contract, as plain Swift of a person.
package struct ReleasedContract: Sendable {
    /// The text: imports and declarations as they were generated, without the head and the marks of the generator.
    package let bytes: [UInt8]
    /// What is declared.
    package let names: Set<String>
    /// The members of classes that specs had bodies for: by class and name.
    private let bodies: [String: [String: String]]

    package init(_ generated: SourceFile) {
        let outline = Outline.read(generated).outline
        let own = outline.declarations.filter { $0.kind != .extension }
        names = Set(own.map(\.name.name))
        let declarations = own.map { generated.text($0.documentedRange) + "\n" }
        let imports = outline.imports.map { "import \($0.name)\n" }.joined()
        bytes = Array(([imports] + declarations).filter { !$0.isEmpty }.joined(separator: "\n").utf8)
        var bodies: [String: [String: String]] = [:]
        for part in outline.declarations where part.kind == .extension {
            for member in part.members {
                let line = generated.lineRange(around: member.range.lowerBound).lowerBound
                let text = generated.text(line..<member.range.upperBound)
                bodies[part.name.name, default: [:]][member.requirement?.fullName ?? ""] = text
            }
        }
        self.bodies = bodies
    }

    /// A file with the bodies of some members in it, at the end of the declaration of their class; nil where that is not there.
    /// `names` are the members, `contract` the protocol that asks for them.
    package func returning(
        _ names: [String], of type: String, for contract: String, to files: [SourceFile]
    ) -> SourceFile? {
        let parts = files.flatMap { file in
            Outline.read(file).outline.declarations.filter { $0.name.name == type && $0.bodyRange != nil }
                .map { (file, $0) }
        }
        let found =
            parts.first { $0.1.inherited.flatMap(\.protocolNames).contains(contract) }
            ?? parts.first { $0.1.kind != .extension }
        guard let (file, part) = found, let body = part.bodyRange else { return nil }
        let text = names.compactMap { bodies[type]?[$0] }.joined(separator: "\n\n")
        let (brace, isEmpty) = (body.upperBound - 1, file.text(body.inner).allSatisfy(\.isWhitespace))
        var end = brace
        while end > body.lowerBound + 1, file.bytes[end - 1].isBlank || file.bytes[end - 1].isLineBreak { end -= 1 }
        var edits = SourceEdits(file)
        edits.replace(end..<brace, by: (isEmpty ? "\n" : "\n\n") + text + "\n")
        return SourceFile(path: file.path, bytes: edits.result)
    }
}

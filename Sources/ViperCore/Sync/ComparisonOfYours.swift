import Diagnostics
import SwiftSource

/// Compares a file of yours with what would be written now, were there none: members that it lacks keep the module from
/// compiling. What it has beyond that is nobody's business.
package struct ComparisonOfYours: Sendable {
    private let file: SourceFile
    private let found: FileOutline
    private let rendered: SourceFile
    private let wanted: FileOutline

    /// `file` as found on disk, `rendered` as it would be written.
    package init(_ file: SourceFile, rendered: [UInt8]) {
        self.file = file
        self.rendered = SourceFile(path: file.path, bytes: rendered)
        found = Outline.parse(file).outline
        wanted = Outline.parse(self.rendered).outline
    }

    /// Nothing is missing in the file itself, so that no other has to be read.
    package var isComplete: Bool { findings(beside: []).isEmpty }

    /// A finding for each type that lacks something, wherever else in `others` it may be.
    package func findings(beside others: [SourceFile]) -> [Diagnostic] {
        let declarations = found.declarations + others.flatMap { Outline.parse($0).outline.declarations }
        return wanted.declarations.compactMap { type in
            guard !type.members.isEmpty else { return nil }
            guard declarations.contains(where: { $0.name.name == type.name.name }) else {
                return .missingTypeInYours(
                    type.name.name, file: file, text: "\n" + rendered.text(type.range) + "\n")
            }
            return finding(for: type, in: declarations.filter(surroundings(of: type.name.name, in: declarations)))
        }
    }

    /// What gives a type its members: its declaration, its extensions, classes that it inherits and what extends its protocols.
    private func surroundings(
        of type: String, in declarations: [DeclarationOutline]
    ) -> (DeclarationOutline) -> Bool {
        var names: Set<String> = []
        var open = [type]
        let inherited = Dictionary(grouping: declarations, by: \.name.name)
        while let name = open.popLast() {
            guard names.insert(name).inserted else { continue }
            open += inherited[name, default: []].flatMap(\.inherited).map(\.text)
        }
        return { names.contains($0.name.name) && $0.kind != .protocol }
    }

    private func finding(for type: DeclarationOutline, in parts: [DeclarationOutline]) -> Diagnostic? {
        let present = Set(parts.flatMap(\.members).compactMap(\.key))
        let missing = type.members.filter { member in member.key.map { !present.contains($0) } ?? false }
        guard let first = missing.first else { return nil }
        let own = found.declarations.first { $0.name.name == type.name.name && $0.bodyRange != nil }
        let initialiser = own?.members.first {
            $0.kind == .initializer && !$0.modifiers.contains { $0.name == "required" }
        }
        let texts = missing.map { "    " + rendered.text($0.range) + "\n" }
        let isProperties = missing.map { $0.kind == .variable && $0.bodyRange == nil }
        let separated = zip(texts, isProperties).reduce("") { $0 + ($1.1 ? "" : "\n") + $1.0 }
        return .missingInYours(
            missing.compactMap(\.key), in: type.name.name,
            at: SourceLocation(file, own?.name.range ?? 0..<0),
            text: (isProperties[0] && first.kind == .variable ? "\n" : "") + separated,
            end: own?.bodyRange.map { $0.upperBound - 1 } ?? file.bytes.count,
            replaced: missing.contains { $0.kind == .initializer }
                ? initialiser.map { SourceLocation(file, $0.range.lowerBound..<$0.range.lowerBound + 4) } : nil)
    }
}

extension DeclarationOutline {
    /// By what a member is told from others: base name and labels. Types are left to the compiler.
    fileprivate var key: String? {
        switch kind {
        case .function, .variable: requirement?.fullName
        case .initializer: "init(" + parameters.map { ($0.label?.name ?? "_") + ":" }.joined() + ")"
        default: nil
        }
    }
}

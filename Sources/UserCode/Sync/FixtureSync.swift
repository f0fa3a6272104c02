import Diagnostics
import SwiftSource
import ViperModel

/// The update of the file with fixtures. It adds stubs for new types. It removes unmodified stubs of types that were
/// deleted, or that have a generated fixture now.
///
/// The list `Fixtures.unwritten` names the stubs.
struct FixtureSync {
    /// The types in the rendered file: `Fixtures`, and an extension of each type.
    let wanted: [RenderedType]
    let context: SyncContext
    let file: UserFile
    let newTests: [SourceFile]

    private var written: UserFileIndex { context.written }
    private var source: SourceFile { file.source }
    private var style: FileStyle { file.style }

    /// Adds the edits of the file. Returns a finding if fixtures are missing and the file cannot be edited.
    func apply(to edits: inout FileEdits) -> Diagnostic? {
        let missing = wanted.filter { $0.outline.kind == .extension && !hasFixture($0.outline.name.name) }
        let names = missing.map(\.outline.name.name)
        let gone = goneStubs(after: edits)
        if missing.isEmpty, gone.isEmpty { return nil }
        let lineEnd = style.lineEnd
        let texts = missing.map { lineEnd + $0.declaration($0.outline, base: "", style: style) + lineEnd }.joined()
        guard file.obstacle == nil, let list = listOfUnwritten else {
            return missing.isEmpty
                ? nil
                : .missingInClass(
                    names.map { "\($0).fixture()" }, in: "Fixtures", at: SourceLocation(source, 0..<0), text: texts,
                    end: source.bytes.count, notes: [])
        }
        update(list, adding: names, removing: gone.map(\.name.name), &edits)
        for stub in gone { edits.remove(stub.range, in: file) }
        if !missing.isEmpty {
            let isEnded = source.bytes.last == ASCII.lineFeed || source.bytes.last == ASCII.carriageReturn
            edits.insert((isEnded ? "" : lineEnd) + texts, at: source.bytes.count, in: file)
        }
        return nil
    }

    /// Updates the list of types whose fixture is a stub.
    private func update(
        _ list: Range<Int>, adding names: [String], removing gone: [String], _ edits: inout FileEdits
    ) {
        let literals = { (names: [String]) in names.map { "\"\($0)\"" } }
        let listed = Lexer.tokens(of: source, in: list).filter { $0.kind == .string }.map { source.text($0.range) }
        let kept = listed.filter { !literals(gone).contains($0) }
        let updated = kept + literals(names).filter { !listed.contains($0) && isUnwritten($0) }
        if updated == listed { return }
        let isBroken = source.text(list).contains(where: \.isNewline)
        let base = style.lineEnd + source.indentation(at: list.lowerBound)
        let items = isBroken ? updated.map { base + style.unit + $0 } : updated
        let text = items.joined(separator: isBroken ? "," : ", ") + (isBroken ? base : "")
        edits.replace(list, in: file, by: "[\(text)]")
    }

    /// Returns the unmodified stubs that are no longer needed. A stub is no longer needed if a spec declares its type
    /// now, or if no test refers to the type after `edits`.
    private func goneStubs(after edits: FileEdits) -> [DeclarationOutline] {
        let stubs = file.outline.declarations.filter { type in
            guard type.kind == .extension, type.members.count == 1, let body = type.members[0].bodyRange,
                let around = type.bodyRange, source.isUncommentedOnOwnLines(type),
                !TokenText(source, around.lowerBound..<body.lowerBound).hasComments,
                source.text(body.upperBound..<around.upperBound).withoutSpaces == "}",
                !wanted.contains(where: { $0.outline.name.name == type.name.name })
            else { return false }
            let stub = "// TODO: return a fixture fatalError(\"\(type.name.name).fixture()\(StubMarker.ending))"
            return source.text(body.inner).withoutSpaces == stub.withoutSpaces
        }
        if stubs.isEmpty { return [] }
        let edited = edits.results
        var named: Set<String> = []
        for test in written.files where test != file && test.source.path.isBelow(context.app.testing) {
            let path = test.source.path
            named.formUnion((edited[path].map { SourceFile(path: path, bytes: $0) } ?? test.source).identifiers())
        }
        for test in newTests { named.formUnion(test.identifiers()) }
        let declared = Set(context.input.program.data.map(\.name))
        return stubs.filter { stub in
            declared.contains(stub.name.name)
                || !stub.name.name.split(separator: ".").allSatisfy { named.contains(String($0)) }
        }
    }

    /// Returns whether the rendered file lists a type in `Fixtures.unwritten`.
    private func isUnwritten(_ literal: String) -> Bool {
        wanted.contains { type in
            type.outline.name.name == "Fixtures" && type.source.text(type.outline.range).contains(literal)
        }
    }

    /// Returns whether a user-owned file has a fixture of a type.
    private func hasFixture(_ type: String) -> Bool {
        written.parts(of: type).contains { part in
            part.declaration.members.contains { $0.kind == .function && $0.name.name == "fixture" }
        }
    }

    /// The range of the array literal of `Fixtures.unwritten`; nil if there is none, or it contains comments.
    private var listOfUnwritten: Range<Int>? {
        let members = written.parts(of: "Fixtures").filter { $0.file == file }.flatMap(\.declaration.members)
        for case .variable(let variable)? in members.map(\.requirement?.kind) where variable.name.name == "unwritten" {
            guard let value = variable.value else { continue }
            let isLiteral = value.name.hasPrefix("[") && value.name.hasSuffix("]")
            return isLiteral && !TokenText(source, value.range).hasComments ? value.range : nil
        }
        return nil
    }
}

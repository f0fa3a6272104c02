import Diagnostics
import SwiftSource

/// Updates the tests of one class to match the specs. You may add and delete tests. Only a new member gets a skeleton,
/// and only unmodified skeletons are changed or removed.
struct SuiteSync {
    /// The suite as rendered now; nil if no member is left to test.
    let wanted: RenderedType?
    /// The previous rendering of the suite; nil if there was no member to test.
    let before: RenderedType?
    /// The suite on disk.
    let own: WrittenSwift.Part
    let reasons: ArrangedReasons
    /// The members whose generated tests move to the suite, because their bodies have left the spec.
    let moved: Set<String>
    /// The base names of the members that the module's sections require.
    let members: Set<String>

    /// Adds the edits of the suite, none if its file cannot be edited.
    ///
    /// - Returns: The findings on modified tests of deleted members.
    func apply(to edits: inout FileEdits) -> [Diagnostic] {
        guard file.obstacle == nil, own.conditions().isEmpty else { return [] }
        var findings: [Diagnostic] = []
        let wantedTests = wanted.map(Self.tests) ?? []
        let oldTests = before.map(Self.tests) ?? []
        var accountedFor = Set(oldTests.map(\.identity))
        let oldByIdentity = Dictionary(firstOf: oldTests.map { ($0.identity, $0) })
        let wantedByIdentity = Dictionary(firstOf: wantedTests.map { ($0.identity, $0) })
        let wantedByMember = Dictionary(grouping: wantedTests, by: \.member)
        let kept = own.declaration.members.compactMap { Test($0, in: source) }.filter { test in
            let old = oldByIdentity[test.identity]
            guard let before, let old, source.isUntouched(test.declaration, as: old.declaration, in: before) else {
                if old != nil, !members.contains(String(test.member)), test.namesMember(in: source) {
                    let place = SourceLocation(source, test.declaration.name.range)
                    findings.append(.testOfGoneMember(test.identity, at: place))
                }
                return true
            }
            // The test of a member stays in its place if the member's signature changes.
            let successor =
                wantedByIdentity[test.identity]
                ?? wantedByMember[test.member]?.first { !accountedFor.contains($0.identity) }
            if let successor { accountedFor.insert(successor.identity) }
            return bringInLine(test, with: successor, &edits)
        }
        addTests(wantedTests, besides: accountedFor, unless: kept, to: &edits)
        if let before, let wanted {
            edits.followIsolation(of: own, from: before.outline, to: wanted.outline)
        }
        return findings
    }

    /// Returns whether no test is required and the file holds only the generated frame once `edits` have removed tests.
    func leavesNothing(_ edits: FileEdits) -> Bool {
        guard wanted == nil, let before, let removed = edits.removed[file] else { return false }
        let tests = Self.tests(in: before).map(\.declaration.range)
        return source.textBytes(without: removed) == before.source.textBytes(without: tests)
    }

    private var file: WrittenFile { own.file }
    private var source: SourceFile { file.source }

    /// Updates or removes an unmodified test; returns false if it is removed.
    private func bringInLine(_ test: Test, with new: Test?, _ edits: inout FileEdits) -> Bool {
        let range = test.declaration.range
        guard let wanted, let new = new?.declaration.range else {
            edits.remove(range, in: file)
            return false
        }
        let old = source.text(range)
        let rendered = TokenText(SourceFile(path: "", text: old.withReasonsAsRendered))
        if rendered.tokens != TokenText(wanted.source, new).tokens {
            let text = wanted.text(new, base: source.indentation(at: range.lowerBound), style: file.style)
            edits.replace(range, in: file, by: text.withReasons(of: old))
        }
        return true
    }

    /// Adds the tests of new members.
    ///
    /// - Parameters:
    ///   - accountedFor: The identities of tests of members that existed before.
    ///   - kept: The tests that stay in the suite.
    private func addTests(
        _ tests: [Test], besides accountedFor: Set<String>, unless kept: [Test], to edits: inout FileEdits
    ) {
        guard let wanted else { return }
        let base = source.memberIndentation(of: own.declaration, style: file.style)
        let end = FileEdits.Place.end(of: own)
        let (wantedNow, there) = (Set(tests.map(\.identity)), Set(kept.map(\.identity)))
        // A modified test of the previous member is yours to change.
        let membersTested = Set(kept.filter { !wantedNow.contains($0.identity) }.map(\.member))
        for test in tests where !accountedFor.contains(test.identity) {
            if there.contains(test.identity) || membersTested.contains(test.member) { continue }
            let tokens = Lexer.tokens(of: wanted.source, in: test.declaration.range)
            if tokens.contains(where: { moved.contains(wanted.source.unwrittenMember($0)?.member ?? "") }) { continue }
            let text = reasons.corrected(
                wanted.declaration(test.declaration, base: base, style: file.style), from: wanted.source)
            edits.add(FileEdits.Addition(text: text, base: base), at: end)
        }
    }

    private static func tests(in suite: RenderedType) -> [Test] {
        suite.outline.members.compactMap { Test($0, in: suite.source) }
    }

    /// A test function.
    private struct Test {
        let declaration: DeclarationOutline
        /// The display name as a literal, `"remove(id:)"`; for XCTest, which has none, the function's name.
        let identity: String

        init?(_ declaration: DeclarationOutline, in source: SourceFile) {
            self.declaration = declaration
            if let attribute = declaration.attributes.first(where: { $0.name == "Test" }) {
                let tokens = Lexer.tokens(of: source, in: attribute.range)
                guard let literal = tokens.first(where: { $0.kind == .string }) else { return nil }
                identity = source.text(literal.range)
            } else {
                guard declaration.kind == .function, declaration.name.name.hasPrefix("test") else { return nil }
                identity = declaration.name.name
            }
        }

        /// The base name of the tested member.
        var member: Substring {
            (identity.hasPrefix("\"") ? identity.dropFirst() : identity[...]).prefix { $0 != "(" && $0 != "\"" }
        }

        /// Returns whether the test's body refers to the tested member.
        func namesMember(in source: SourceFile) -> Bool {
            guard let body = declaration.bodyRange else { return false }
            return Lexer.tokens(of: source, in: body.inner).contains { token in
                source.text(token.range).withoutBackticks == member
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func testOfGoneMember(_ identity: String, at location: SourceLocation) -> Diagnostic {
        .storedPropertyMismatch(
            "'\(identity.filter { $0 != "\"" })' tests a member that no spec declares any more", at: location,
            because: "it was modified; delete it, or let it test the member that replaced it", severity: .warning)
    }
}

extension SourceFile {
    /// Returns the bytes of the text without white space and without some ranges.
    fileprivate func textBytes(without ranges: [Range<Int>]) -> [UInt8] {
        var bytes = bytes
        for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(range) }
        return bytes.filter { !$0.isWhiteSpace }
    }
}

/// Updates the file of fixtures: adds stubs for new types, and removes unmodified ones of types that are deleted or
/// have a generated fixture now.
///
/// The list `Fixtures.unwritten` names the stubs.
struct FixtureSync {
    /// The types in the rendered file: `Fixtures`, and an extension of each type.
    let wanted: [RenderedType]
    let context: SyncContext
    /// The file of fixtures.
    let file: WrittenFile
    /// The new test files.
    let newTests: [SourceFile]

    private var written: WrittenSwift { context.written }
    private var source: SourceFile { file.source }
    private var style: FileStyle { file.style }

    /// Adds the edits of the file; returns a finding if it cannot be edited.
    func apply(to edits: inout FileEdits) -> Diagnostic? {
        let missing = wanted.filter { $0.outline.kind == .extension && !hasFixture($0.outline.name.name) }
        let gone = goneStubs(after: edits)
        guard !missing.isEmpty || !gone.isEmpty else { return nil }
        let names = missing.map(\.outline.name.name)
        let end = style.lineEnd
        let texts = missing.map { end + $0.declaration($0.outline, base: "", style: style) + end }.joined()
        guard file.obstacle == nil, let list = listOfUnwritten else {
            return missing.isEmpty
                ? nil
                : .missingInClass(
                    names.map { "\($0).fixture()" }, in: "Fixtures", at: SourceLocation(source, 0..<0), text: texts,
                    end: source.bytes.count, notes: [])
        }
        let tokens = Lexer.tokens(of: source, in: list).filter { $0.kind == .string }
        let listed = tokens.map { source.text($0.range) }
        let kept = listed.filter { literal in !gone.contains { "\"\($0.name.name)\"" == literal } }
        let added = names.map { "\"\($0)\"" }.filter { !listed.contains($0) && isUnwritten($0) }
        if kept != listed {
            edits.replace(list, in: file, by: "[\((kept + added).joined(separator: ", "))]")
        } else if !added.isEmpty {
            let place = tokens.last?.range.upperBound ?? list.lowerBound + 1
            edits.insert((tokens.isEmpty ? "" : ", ") + added.joined(separator: ", "), at: place, in: file)
        }
        for stub in gone { edits.remove(stub.range, in: file) }
        if missing.isEmpty { return nil }
        let isEnded = source.bytes.last == 0x0A || source.bytes.last == 0x0D
        edits.insert((isEnded ? "" : end) + texts, at: source.bytes.count, in: file)
        return nil
    }

    /// Returns the unmodified stubs that nothing needs: specs declare their types now, or no test refers to the types
    /// once `edits` are applied.
    private func goneStubs(after edits: FileEdits) -> [DeclarationOutline] {
        let stubs = file.outline.declarations.filter { type in
            guard type.kind == .extension, type.members.count == 1, let body = type.members[0].bodyRange,
                let around = type.bodyRange, source.standsPlain(type),
                !TokenText(source, around.lowerBound..<body.lowerBound).hasComments,
                source.text(body.upperBound..<around.upperBound).withoutSpaces == "}",
                !wanted.contains(where: { $0.outline.name.name == type.name.name })
            else { return false }
            let stub = "// TODO: return a fixture fatalError(\"\(type.name.name).fixture()\(UnwrittenMember.ending))"
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

    /// Returns whether a file has a fixture of a type.
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

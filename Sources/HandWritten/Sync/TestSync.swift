import Diagnostics
import SwiftSource

/// Brings the tests of one class in line with the specs. Tests may come and go as their owner likes: only a member that is new
/// gets one, and only a test that nobody has written to is changed or removed.
struct SuiteSync {
    /// The rendered suite; nil where no member is left to test.
    let wanted: RenderedType?
    /// The suite as it would have been rendered before; nil where there was no member to test.
    let before: RenderedType?
    /// The suite as a person has it.
    let own: WrittenSwift.Part
    let reasons: ArrangedReasons
    /// The members that have tests already, which were generated as long as the body was the spec's.
    let moved: Set<String>
    /// The base names of what the module's sections ask for.
    let members: Set<String>

    /// Adds the changes to `edits`, none where the file cannot be edited; returns findings on a person's tests of members that
    /// are gone.
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
            // A member with another signature is tested where it was.
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

    /// Whether no test is wanted and, once `edits` have removed tests, the file holds only what every suite is written with.
    func leavesNothing(_ edits: FileEdits) -> Bool {
        guard wanted == nil, let before, let removed = edits.removed[file] else { return false }
        let tests = Self.tests(in: before).map(\.declaration.range)
        return source.textBytes(without: removed) == before.source.textBytes(without: tests)
    }

    private var file: WrittenFile { own.file }
    private var source: SourceFile { file.source }

    /// Changes or removes a test that nobody has written to; false where it is removed.
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

    /// Adds the tests of members that are new. `accountedFor` are the identities of tests of members that were there before, and
    /// `kept` the tests that stay in the suite.
    private func addTests(
        _ tests: [Test], besides accountedFor: Set<String>, unless kept: [Test], to edits: inout FileEdits
    ) {
        guard let wanted else { return }
        let base = source.memberIndentation(of: own.declaration, style: file.style)
        let end = FileEdits.Place.end(of: own)
        let (wantedNow, there) = (Set(tests.map(\.identity)), Set(kept.map(\.identity)))
        // A test that somebody wrote for the member as it was is theirs to change.
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
        /// The literal that it is shown by, `"remove(id:)"`; with XCTest, which has none, the function's name.
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

        /// The base name of the member that is tested.
        var member: Substring {
            (identity.hasPrefix("\"") ? identity.dropFirst() : identity[...]).prefix { $0 != "(" && $0 != "\"" }
        }

        /// Whether the test's body has the name of the member that is tested.
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
    /// The bytes of the text that are no white space, but for those in some ranges.
    fileprivate func textBytes(without ranges: [Range<Int>]) -> [UInt8] {
        var bytes = bytes
        for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(range) }
        return bytes.filter { !$0.isWhiteSpace }
    }
}

/// Adds the fixtures of types that are new, and removes stubs that nobody wrote to of types that are gone, or have a fixture
/// among the generated ones now. Those that are stubs are named in `Fixtures.unwritten`.
struct FixtureSync {
    /// The rendered file's types: `Fixtures`, and an extension of each type.
    let wanted: [RenderedType]
    let context: SyncContext
    /// The file with the fixtures.
    let file: WrittenFile
    /// Tests that are written beside those that are there.
    let newTests: [SourceFile]

    private var written: WrittenSwift { context.written }
    private var source: SourceFile { file.source }
    private var style: FileStyle { file.style }

    /// Makes the changes; returns what could not be done.
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

    /// The stubs that nobody wrote to and nothing needs: their types are declared in specs now, or no tests of a person's name
    /// them once `edits` are made.
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

    /// Whether the rendered file names a type in `Fixtures.unwritten`.
    private func isUnwritten(_ literal: String) -> Bool {
        wanted.contains { type in
            type.outline.name.name == "Fixtures" && type.source.text(type.outline.range).contains(literal)
        }
    }

    /// Whether a fixture of a type is written in some file.
    private func hasFixture(_ type: String) -> Bool {
        written.parts(of: type).contains { part in
            part.declaration.members.contains { $0.kind == .function && $0.name.name == "fixture" }
        }
    }

    /// Where the array literal of `Fixtures.unwritten` stands; nil where there is none, or it has comments.
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

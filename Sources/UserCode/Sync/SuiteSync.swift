import Diagnostics
import SwiftSource

/// The update of the tests of one class. You may add and delete tests. Only a new member gets a skeleton, and only
/// unmodified skeletons are changed or removed.
struct SuiteSync {
    /// The suite as viper-gen would generate it now; nil if no member is left to test.
    let wanted: RenderedType?
    /// The suite as viper-gen generated it before; nil if there was no member to test.
    let before: RenderedType?
    let own: UserFileIndex.Part
    let reasons: SkeletonDisabledReasons
    /// The members whose generated tests move to the suite, because their bodies have left the spec.
    let moved: Set<String>
    /// The base names of the members that the module's sections require.
    let members: Set<String>

    private var file: UserFile { own.file }
    private var source: SourceFile { file.source }

    /// Adds the edits of the suite to `edits`. Adds none if the file cannot be edited, or if the suite is inside `#if`.
    ///
    /// - Returns: The findings on modified tests of deleted members.
    func apply(to edits: inout FileEdits) -> [Diagnostic] {
        guard file.obstacle == nil, own.conditions().isEmpty else { return [] }
        let wantedTests = wanted.map(Self.tests) ?? []
        let wantedByIdentity = Dictionary(firstOf: wantedTests.map { ($0.identity, $0) })
        let wantedByMember = Dictionary(grouping: wantedTests, by: \.member)
        let oldByIdentity = Dictionary(firstOf: (before.map(Self.tests) ?? []).map { ($0.identity, $0) })
        // Tests that existed before are not added again, because you may have deleted them.
        var known = Set(oldByIdentity.keys)
        var kept: [Test] = []
        var findings: [Diagnostic] = []
        for test in own.declaration.members.compactMap({ Test($0, in: source) }) {
            let old = oldByIdentity[test.identity]
            guard isUntouched(test, as: old) else {
                kept.append(test)
                if old != nil, !members.contains(String(test.member)), test.namesMember(in: source) {
                    findings.append(testOfGoneMember(test))
                }
                continue
            }
            // The test of a member stays in its place if the member's signature changes.
            let successor =
                wantedByIdentity[test.identity]
                ?? wantedByMember[test.member]?.first { !known.contains($0.identity) }
            if let wanted, let successor {
                known.insert(successor.identity)
                kept.append(test)
                update(test, to: successor, in: wanted, &edits)
            } else {
                edits.remove(test.declaration.range, in: file)
            }
        }
        addTests(wantedTests.filter { !known.contains($0.identity) }, of: wantedTests, besides: kept, to: &edits)
        if let before, let wanted {
            edits.followIsolation(of: own, from: before.outline, to: wanted.outline)
        }
        return findings
    }

    /// Returns whether the suite can be deleted: no test is required any more, and once `edits` have removed its tests,
    /// the file contains only what viper-gen generated.
    func leavesNothing(_ edits: FileEdits) -> Bool {
        guard wanted == nil, let before, let removed = edits.removed[file] else { return false }
        let tests = Self.tests(in: before).map(\.declaration.range)
        return source.textBytes(without: removed) == before.source.textBytes(without: tests)
    }

    private func isUntouched(_ test: Test, as old: Test?) -> Bool {
        guard let before, let old else { return false }
        return source.isUntouched(test.declaration, as: old.declaration, in: before)
    }

    /// Replaces an unmodified test with its new version, if they differ.
    private func update(_ test: Test, to new: Test, in wanted: RenderedType, _ edits: inout FileEdits) {
        let range = test.declaration.range
        let old = source.text(range)
        let rendered = TokenText(SourceFile(path: "", text: old.withReasonsAsRendered))
        if rendered.tokens == TokenText(wanted.source, new.declaration.range).tokens { return }
        let text = wanted.text(
            new.declaration.range, base: source.indentation(at: range.lowerBound), style: file.style)
        edits.replace(range, in: file, by: text.withReasons(of: old))
    }

    /// Adds tests of new members, except of members that the `kept` tests cover.
    private func addTests(
        _ tests: [Test], of wantedTests: [Test], besides kept: [Test], to edits: inout FileEdits
    ) {
        guard let wanted else { return }
        let base = source.memberIndentation(of: own.declaration, style: file.style)
        let (wantedNow, present) = (Set(wantedTests.map(\.identity)), Set(kept.map(\.identity)))
        // If a member's signature changed and you modified the member's test, no new test is added, because you adapt
        // yours.
        let membersTested = Set(kept.filter { !wantedNow.contains($0.identity) }.map(\.member))
        for test in tests where !present.contains(test.identity) && !membersTested.contains(test.member) {
            let tokens = Lexer.tokens(of: wanted.source, in: test.declaration.range)
            if tokens.contains(where: { moved.contains(wanted.source.unwrittenMember($0)?.member ?? "") }) { continue }
            let text = reasons.corrected(
                wanted.declaration(test.declaration, base: base, style: file.style), from: wanted.source)
            edits.add(FileEdits.Addition(text: text, base: base), at: .end(of: own))
        }
    }

    private func testOfGoneMember(_ test: Test) -> Diagnostic {
        .storedPropertyMismatch(
            "'\(test.identity.filter { $0 != "\"" })' tests a member that no spec declares any more",
            at: SourceLocation(source, test.declaration.name.range),
            because: "you modified the test; delete it, or test the member that replaced the old one",
            severity: .warning)
    }

    private static func tests(in suite: RenderedType) -> [Test] {
        suite.outline.members.compactMap { Test($0, in: suite.source) }
    }

    private struct Test {
        let declaration: DeclarationOutline
        /// The display name as a literal: `"remove(id:)"`. XCTest has no display names, so it is the name of the
        /// function there.
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

extension SourceFile {
    /// Returns the bytes of the text without white space and without some ranges.
    fileprivate func textBytes(without ranges: [Range<Int>]) -> [UInt8] {
        var bytes = bytes
        for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(range) }
        return bytes.filter { !$0.isWhiteSpace }
    }
}

import Diagnostics
import SwiftSource

/// Brings the arranged tests of one class in line with the specs. Tests may come and go as their owner likes: only a member
/// that is new gets one, and only a test that nobody has written to is changed or removed.
struct SkeletonSync {
    /// The rendered file and the suite in it; nil where no member is left to test.
    let wanted: (text: RenderedText, suite: DeclarationOutline)?
    /// The tests as they would have been rendered for what the class had to have before.
    let old: [TestContext]
    let own: WrittenSwift.Part
    let file: WrittenSwift.File

    /// Makes its changes in those of all classes; nothing where the file cannot be edited.
    func apply(_ edits: inout SourceEdits, _ insertions: inout Insertions, _ removed: inout [Range<Int>]) {
        guard file.obstacle == nil, file.blocks.conditions(at: own.declaration.range.lowerBound).isEmpty else { return }
        let wantedTests = wanted.map { wanted in
            wanted.suite.members.compactMap { Test($0, in: wanted.text.source) }
        }
        let tests = own.declaration.members.compactMap { Test($0, in: file.source) }
        var kept: [Test] = []
        for test in tests {
            guard isUntouched(test) else {
                kept.append(test)
                continue
            }
            guard let wanted, let new = wantedTests?.first(where: { $0.title == test.title }) else {
                removed.append(test.declaration.range)
                continue
            }
            kept.append(test)
            let (mine, theirs) = (test.declaration.range, new.declaration.range)
            guard TokenText(file.source, mine).tokens != TokenText(wanted.text.source, theirs).tokens else { continue }
            let base = file.source.indentation(at: mine.lowerBound)
            edits.replace(mine, by: wanted.text.text(theirs, base: base, style: file.style))
        }
        if let wanted, let wantedTests { insert(wantedTests, of: wanted.text, beside: kept, &insertions) }
    }

    private func insert(
        _ wantedTests: [Test], of rendered: RenderedText, beside kept: [Test], _ insertions: inout Insertions
    ) {
        let oldTitles = Set(old.map(\.title))
        let base = file.source.memberIndentation(of: own.declaration, style: file.style)
        let brace = (own.declaration.bodyRange?.upperBound ?? own.declaration.range.upperBound) - 1
        for test in wantedTests where !oldTitles.contains(test.title) {
            // One that somebody wrote for the member as it was is theirs to change.
            let isThere = kept.contains { other in
                other.title == test.title
                    || (other.member == test.member && !wantedTests.contains { $0.title == other.title })
            }
            if isThere { continue }
            let text = rendered.declaration(test.declaration, base: base, style: file.style)
            insertions.add(
                Insertions.Text(text: text, base: base, isApart: true), at: .atEnd(file: own.file, brace: brace))
        }
    }

    /// It stands as it was generated, white space aside.
    private func isUntouched(_ test: Test) -> Bool {
        guard let body = test.declaration.bodyRange, test.declaration.documentation == nil,
            file.source.isAloneOnItsLines(test.declaration.range),
            let context = old.first(where: { $0.title == test.title }),
            test.attribute.contains(".disabled(\(context.disabledReason))")
        else { return false }
        let expected: String
        if context.act.isEmpty {
            expected = "{}"
        } else {
            expected =
                "{" + context.arrangement.joined() + context.act + context.todo
                + "#expect(log.calls == \(context.calls))}"
        }
        return squeezed(file.source.text(body)) == squeezed(expected)
    }

    private func squeezed(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

    /// A function with `@Test`.
    private struct Test {
        let declaration: DeclarationOutline
        let attribute: String
        /// The literal that it is shown by: `"remove(id:)"`.
        let title: String

        init?(_ declaration: DeclarationOutline, in source: SourceFile) {
            guard let attribute = declaration.attributes.first(where: { $0.name == "Test" }) else { return nil }
            let tokens = Lexer.tokens(of: source, in: attribute.range)
            guard let literal = tokens.first(where: { $0.kind == .string }) else { return nil }
            self.declaration = declaration
            self.attribute = attribute.text
            title = source.text(literal.range)
        }

        /// The base name of the member that is tested.
        var member: Substring { title.dropFirst().prefix { $0 != "(" && $0 != "\"" } }
    }
}

extension GeneratedRecord {
    /// The arranged tests of a module's classes for what they had to have, by suite.
    func skeletons(of module: Module, in builder: ContextBuilder) -> [String: [TestContext]] {
        let naming = builder.naming
        var before = module
        before.interface = nil
        before.delegations = []
        before.presenter = section(module.presenter, with: naming.presenterClass(module.name), of: module)
        before.interactors = module.interactors.map { interactor in
            var interactor = interactor
            let name = naming.interactorClass(module.name, interactor: interactor.name)
            interactor.input = section(interactor.input, with: name, of: module)
            interactor.output?.members = []
            interactor.output?.inheritedMembers = []
            return interactor
        }
        let suites = builder.skeletons(of: before).map(\.suite)
        return Dictionary(suites.map { ($0.name, $0.tests) }, uniquingKeysWith: { first, _ in first })
    }

    private func section(_ section: Section, with type: String, of module: Module) -> Section {
        var section = section
        section.inheritedMembers = []
        section.members = (members(of: type) ?? []).filter { $0.body == nil }.map {
            .handWritten($0.requirement, in: module.source)
        }
        return section
    }
}

extension Member {
    /// A member without a body.
    fileprivate static func handWritten(_ requirement: Requirement, in source: SourceFile) -> Member {
        Member(requirement: requirement, documentation: [], implementation: .handWritten, source: source)
    }
}

import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Brings the arranged tests of one class in line with the specs. Tests may come and go as their owner likes: only a member
/// that is new gets one, and only a test that nobody has written to is changed or removed.
struct SkeletonSync {
    /// The rendered file and the suite in it; nil where no member is left to test.
    let wanted: (text: RenderedText, suite: DeclarationOutline)?
    /// The tests as they would have been rendered for what the class had to have before.
    let old: [TestRecord]
    let framework: TestFramework
    let own: WrittenSwift.Part
    let file: WrittenFile

    /// Makes its changes in those of all classes; nothing where the file cannot be edited.
    func apply(_ edits: inout SourceEdits, _ insertions: inout Insertions, _ removed: inout [Range<Int>]) {
        guard file.obstacle == nil, file.blocks.conditions(at: own.declaration.range.lowerBound).isEmpty else { return }
        let wantedTests = wanted.map { wanted in
            wanted.suite.members.compactMap { Test($0, in: wanted.text.source, framework) }
        }
        let tests = own.declaration.members.compactMap { Test($0, in: file.source, framework) }
        var kept: [Test] = []
        for test in tests {
            guard isUntouched(test) else {
                kept.append(test)
                continue
            }
            guard let wanted, let new = wantedTests?.first(where: { $0.identity == test.identity }) else {
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
        let before = Set(old.map { $0.identity(in: framework) })
        let base = file.source.memberIndentation(of: own.declaration, style: file.style)
        let brace = (own.declaration.bodyRange?.upperBound ?? own.declaration.range.upperBound) - 1
        for test in wantedTests where !before.contains(test.identity) {
            // One that somebody wrote for the member as it was is theirs to change.
            let isThere = kept.contains { other in
                other.identity == test.identity
                    || (other.member == test.member && !wantedTests.contains { $0.identity == other.identity })
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
            file.source.isAloneOnItsLines(test.declaration.range), !file.source.hasRemark(on: test.declaration),
            let context = old.first(where: { $0.identity(in: framework) == test.identity }),
            test.declaration.modifiers.isEmpty, hasAttributes(test.declaration, of: context)
        else { return false }
        var expected = framework == .xctest ? context.skips : []
        if !context.act.isEmpty {
            expected += context.arrangement + [context.act, context.todo]
            expected.append("\(framework.comparison(of: "\(context.log).calls"))[])")
        }
        return squeezed(file.source.text(body)) == squeezed("{" + expected.joined() + "}")
    }

    /// Its attributes are those that it was written with.
    private func hasAttributes(_ test: DeclarationOutline, of context: TestRecord) -> Bool {
        switch framework {
        case .swiftTesting:
            test.attributes.map { squeezed($0.text) }
                == [squeezed("@Test(\(context.title.literal),.disabled(\(context.disabledReason.literal)))")]
        case .xctest: test.attributes.allSatisfy(\.isIsolation)
        }
    }

    private func squeezed(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

    /// A test function.
    private struct Test {
        let declaration: DeclarationOutline
        /// The literal that it is shown by, `"remove(id:)"`; with XCTest, which has none, the function's name.
        let identity: String

        init?(_ declaration: DeclarationOutline, in source: SourceFile, _ framework: TestFramework) {
            self.declaration = declaration
            switch framework {
            case .swiftTesting:
                guard let attribute = declaration.attributes.first(where: { $0.name == "Test" }) else { return nil }
                let tokens = Lexer.tokens(of: source, in: attribute.range)
                guard let literal = tokens.first(where: { $0.kind == .string }) else { return nil }
                identity = source.text(literal.range)
            case .xctest:
                guard declaration.kind == .function, declaration.name.name.hasPrefix("test") else { return nil }
                identity = declaration.name.name
            }
        }

        /// The base name of the member that is tested.
        var member: Substring {
            (identity.hasPrefix("\"") ? identity.dropFirst() : identity[...]).prefix { $0 != "(" && $0 != "\"" }
        }
    }
}

extension TestRecord {
    /// The statements by which a test of XCTest says that it cannot run yet.
    fileprivate var skips: [String] {
        let unwritten = needs.map { type in
            ["Fixtures.unwritten.contains(\(type.literal))", "\(type).fixture() is not written yet".literal]
        }
        return ([["true", disabledReason.literal]] + unwritten).map { "try XCTSkipIf(\($0[0]), \($0[1]))" }
    }

    /// The name by which a test is found again.
    fileprivate func identity(in framework: TestFramework) -> String {
        switch framework {
        case .swiftTesting: title.literal
        case .xctest: function
        }
    }
}

extension GeneratedRecord {
    /// The arranged tests of a module's classes for what they had to have, by suite.
    func skeletons(of module: Module, in projection: Projection) -> [String: [TestRecord]] {
        let naming = projection.naming
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
        let suites = projection.skeletons(of: before, arrangements: projection.arrangements(of: before))
        return Dictionary(suites.map { ($0.name, $0.tests) }, uniquingKeysWith: { first, _ in first })
    }

    /// A section with what its class had to have, for a person to write.
    func section(_ section: Section, with type: String, of module: Module) -> Section {
        section.asking(for: (members(of: type) ?? []).filter { $0.body == nil }.map(\.requirement), in: module.source)
    }
}

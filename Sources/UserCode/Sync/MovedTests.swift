import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The generated tests of bodies that move. If a body moves from the spec to its class, its tests move to the
/// user-owned suite. If the body moves back, the suite loses the tests, and viper-gen generates them again.
struct MovedTests {
    private(set) var edits = FileEdits()
    /// The contents of new suite files, by path.
    private(set) var newFiles: [String: [UInt8]] = [:]
    /// The paths of suites to delete, because all of their tests are generated again.
    private(set) var emptied: Set<String> = []
    private(set) var findings: [Diagnostic] = []
    /// The members whose tests move to a suite, by the name of the suite.
    private(set) var members: [String: Set<String>] = [:]

    private let context: SyncContext
    /// The previous and the current generated suites, by name.
    private var (former, current): ([String: RenderedType], [String: RenderedType]) = ([:], [:])

    init(_ context: SyncContext) {
        self.context = context
        let tests = context.past.tests
        guard context.past.otherTests == nil, !tests.former.isEmpty else { return }
        (former, current) = (Self.types(in: tests.former, context.unit), Self.types(in: tests.current, context.unit))
        for module in context.input.program.modules where context.past.affectedModules.contains(module.name) {
            for (type, part) in module.classes(context.app) {
                removeTestsThatReturn(of: type)
                let asked = module.sections(of: part).flatMap(\.members)
                let names = requirementsWithMovedBody(of: type, asked).map(\.fullName)
                if !names.isEmpty { addTests(of: names, of: type) }
            }
        }
    }

    /// Returns the requirements whose bodies move from the spec to the class.
    private func requirementsWithMovedBody(of type: String, _ asked: [Member]) -> [Requirement] {
        let written = Set(
            context.written.parts(of: type).flatMap(\.declaration.members).compactMap(\.requirement?.fullName))
        return context.formerBodies(of: type).map(\.requirement).filter { old in
            !written.contains(old.fullName)
                && asked.contains { member in
                    guard case .handWritten = member.implementation else { return false }
                    return member.signatureKey == old.signatureKey
                }
        }
    }

    // MARK: To the user-owned suite

    private static func types(in files: [SourceFile], _ unit: String) -> [String: RenderedType] {
        let types = files.map { RenderedType.all(in: $0, unit: unit) }.joined()
        return Dictionary(firstOf: types.map { ($0.outline.name.name, $0) })
    }

    private func suiteName(of type: String) -> String { context.app.naming.flowTests(of: type) }

    private func texts(of suite: RenderedType?) -> Set<String> {
        Set((suite?.outline.members ?? []).compactMap { suite?.source.text($0.range).withoutSpaces })
    }

    private mutating func addTests(of names: [String], of type: String) {
        guard let former = former[suiteName(of: type)] else { return }
        let kept = texts(of: current[suiteName(of: type)])
        var tests: [String: [DeclarationOutline]] = [:]
        for test in former.outline.members where !kept.contains(former.source.text(test.range).withoutSpaces) {
            let words = former.source.identifiers(in: test.bodyRange).map(\.withoutBackticks)
            guard let name = names.first(where: { words.contains(String($0.prefix { $0 != "(" })) }) else { continue }
            tests[name, default: []].append(test)
        }
        if tests.isEmpty { return }
        let suite = context.app.naming.tests(of: type)
        members[suite] = Set(tests.keys)
        let own = context.written.declarations(of: suite)
        let moved = names.flatMap { tests[$0] ?? [] }
        if own.isEmpty {
            addFile(suite, of: type, with: tests, moved, from: former)
        } else if own.count == 1, own[0].file.obstacle == nil, own[0].conditions().isEmpty,
            own[0].declaration.inherited.first?.text == former.outline.inherited.first?.text
        {
            add(moved, from: former, to: own[0])
        } else {
            let text = moved.map { former.declaration($0, base: "    ", style: own[0].file.style) }
            findings.append(
                .missingInClass(
                    moved.map(\.name.name), in: suite, at: own[0].location,
                    text: text.map { "    " + $0 + "\n" }.joined(separator: "\n"),
                    end: (own[0].declaration.bodyRange ?? own[0].declaration.range).upperBound - 1,
                    notes: ["generated tests no longer cover the bodies that moved from the spec to '\(type)'"]))
        }
    }

    /// Adds tests to a user-owned suite, under names that are free.
    private mutating func add(_ tests: [DeclarationOutline], from former: RenderedType, to own: UserFileIndex.Part) {
        let (file, source) = (own.file, own.file.source)
        let base = source.memberIndentation(of: own.declaration, style: file.style)
        var taken = Set(own.declaration.members.map(\.name.name))
        let texts = Set(own.declaration.members.map { source.text($0.range).withoutSpaces })
        for test in tests where !texts.contains(former.source.text(test.range).withoutSpaces) {
            let old = test.name.name
            let name = ([old] + (2...).lazy.prefix(taken.count + 1).map { "\(old)\($0)" }).first { !taken.contains($0) }
            taken.insert(name ?? old)
            let text = former.declaration(test, base: base, style: file.style)
                .replacing("func \(old)(", with: "func \(name ?? old)(")
            edits.add(FileEdits.Addition(text: text, base: base), at: .end(of: own))
        }
        let missing = former.unconditionalImports.filter { name in !file.outline.imports.contains { $0.name == name } }
        let start = file.outline.imports.first.map { source.lineRange(around: $0.range.lowerBound).lowerBound } ?? 0
        if !missing.isEmpty {
            edits.insert(missing.map { "import \($0)" + file.style.lineEnd }.joined(), at: start, in: file)
        }
    }

    /// Adds the file of a suite. The tests replace skeletons in the rendered suite. If no suite is rendered, the file
    /// contains only the tests.
    private mutating func addFile(
        _ suite: String, of type: String, with tests: [String: [DeclarationOutline]], _ all: [DeclarationOutline],
        from former: RenderedType
    ) {
        let style = FileStyle(former.source, OutlineParser.read(former.source).outline, unit: context.unit)
        func text(_ tests: [DeclarationOutline]) -> String {
            tests.map { former.declaration($0, base: context.unit, style: style) }.joined(
                separator: "\n\n" + context.unit)
        }
        let isSuite = { (file: RenderedFile) in file.template == .skeleton && file.path.hasSuffix("/\(suite).swift") }
        if let rendered = context.input.rendered.first(where: isSuite) {
            let source = rendered.sourceFile
            var edits = SourceEdits(source)
            for member in OutlineParser.read(source).outline.declarations.flatMap(\.members) {
                let tokens = Lexer.tokens(of: source, in: member.range)
                let skeleton = tokens.lazy.compactMap(source.unwrittenMember).first { $0.type == type }
                if let own = skeleton.flatMap({ tests[$0.member] }) { edits.replace(member.range, by: text(own)) }
            }
            newFiles[rendered.path] = edits.result
        } else {
            let head = former.source.text(
                former.outline.range.lowerBound..<(former.outline.bodyRange ?? former.outline.range).lowerBound)
            let imports = former.unconditionalImports.filter { $0 != context.app.target }.map { "import \($0)\n" }
            newFiles["\(former.source.path.pathFolder)/\(suite).swift"] = Array(
                """
                \(imports.joined())
                @testable import \(context.app.target)

                \(head.replacing(former.outline.name.name, with: suite)){
                \(context.unit)\(text(all))
                }

                """.utf8)
        }
    }

    // MARK: Back to the generated suite

    /// Removes the tests of a user-owned suite that viper-gen generates again without changes.
    private mutating func removeTestsThatReturn(of type: String) {
        guard let now = current[suiteName(of: type)] else { return }
        let own = context.written.declarations(of: context.app.naming.tests(of: type))
        guard own.count == 1, own[0].file.obstacle == nil else { return }
        let new = texts(of: now).subtracting(texts(of: former[suiteName(of: type)]))
        let (file, source) = (own[0].file, own[0].file.source)
        let returning = own[0].declaration.members.filter { test in
            new.contains(source.text(test.range).withoutSpaces) && source.isUncommentedOnOwnLines(test)
        }
        for test in returning { edits.remove(test.range, in: file) }
        if !returning.isEmpty, returning.count == own[0].declaration.members.count,
            file.outline.declarations.count == 1,
            !TokenText(source).hasComments
        {
            emptied.insert(source.path)
        }
    }
}

extension RenderedType {
    /// The imports outside of `#if` in the rendered file.
    fileprivate var unconditionalImports: [String] {
        let blocks = ConditionalBlocks(source)
        return OutlineParser.read(source).outline.imports.filter { blocks.conditions(at: $0.range.lowerBound).isEmpty }
            .map(
                \.name)
    }
}

import Diagnostics
import SwiftSource

/// The positions from a spec's syntax tree that the formatter needs, because tokens alone do not show them: for
/// example, at which offsets declarations start.
struct SpecPlaces {
    /// The starts of declarations, sections, members, settings and assembly bindings.
    private(set) var starts: Set<Int> = []
    /// The kind of each block, by the offset of its opening brace.
    private(set) var blocks: [Int: Block.Kind] = [:]
    /// Pieces of several tokens that the formatter keeps together, such as bodies, by their start offsets.
    private(set) var pieces: [Int: (content: LayoutFragment.Content, end: Int)] = [:]
    /// The end offsets of names after which `(` follows without a space.
    private(set) var calledNames: Set<Int> = []

    private let source: SourceFile
    private let tokens: [Token]

    init(_ file: SpecFile, _ tokens: [Token]) {
        source = file.source
        self.tokens = tokens
        for declaration in file.declarations { note(declaration) }
    }

    private mutating func note(_ declaration: SpecDeclaration) {
        switch declaration {
        case .importing(let name): starts.insert(keyword("import", before: name.range.lowerBound))
        case .data(let data): note(data)
        case .service(let service), .navigation(let service):
            starts.insert(service.range.lowerBound)
            noteBraces(after: service.name.range.upperBound)
            note(service.attributes)
            service.members.forEach { note($0) }
        case .external(.type(let outline)):
            starts.insert(outline.range.lowerBound)
            note(outline.attributes)
            keep(outline.bodyRange, as: .body)
        case .external(.module(let module, let body)):
            note(module)
            if let body { noteStatements(body.range) }
        case .module(let module): note(module)
        case .app(let app):
            starts.insert(app.range.lowerBound)
            noteBraces(after: app.name.range.upperBound, .settings)
            app.settings.forEach { note($0) }
        }
    }

    private mutating func note(_ data: DataDeclaration) {
        starts.insert(data.range.lowerBound)
        note(data.outline.attributes)
        keep(data.outline.bodyRange, as: .body)
    }

    private mutating func note(_ module: ModuleDeclaration) {
        starts.insert(module.range.lowerBound)
        calledNames.insert(module.name.range.upperBound)
        note(module.inputs)
        noteBraces(after: module.name.range.upperBound)
        for item in module.items {
            switch item {
            case .assembly(let line):
                starts.insert(line.range.lowerBound)
                keep(line.value.range, as: .expression)
            case .data(let data): note(data)
            case .section(let section): note(section)
            case .setting(let setting): note(setting)
            }
        }
    }

    private mutating func note(_ section: SectionDeclaration) {
        starts.insert(section.range.lowerBound)
        calledNames.insert(section.name?.range.upperBound ?? section.keywordRange.upperBound)
        note(section.attributes)
        note(section.parameters ?? [])
        noteBraces(after: section.keywordRange.upperBound)
        section.members.forEach { note($0) }
    }

    private mutating func note(_ member: MemberDeclaration) {
        starts.insert(member.range.lowerBound)
        note(member.requirement.attributes)
        switch member.requirement.kind {
        case .function(let function):
            calledNames.insert(function.name.range.upperBound)
            note(function.parameters)
        case .variable(let variable):
            keep(variable.value?.range, as: .expression)
            keep(variable.accessors?.range, as: .body)
        case .associatedType: break
        // An initializer, a subscript or a type is kept as written.
        case .other: keep(member.range, as: .expression)
        }
        keep(member.body.map { $0.range.lowerBound - 1..<$0.range.upperBound + 1 }, as: .body)
    }

    private mutating func note(_ setting: SettingDeclaration) {
        starts.insert(setting.range.lowerBound)
        // Only a setting with nested settings ends with a brace. A setting with a string ends with a quote.
        if source.bytes[..<setting.range.upperBound].last == ASCII.closeBrace {
            noteBraces(after: setting.name.range.upperBound, .settings)
        }
        setting.nested.forEach { note($0) }
    }

    private mutating func note(_ parameters: [Parameter]) {
        for parameter in parameters {
            note(parameter.attributes)
            keep(parameter.defaultValue?.range, as: .expression)
        }
    }

    private mutating func note(_ attributes: [Attribute]) {
        for attribute in attributes { keep(attribute.range, as: .attribute) }
    }

    /// Keeps text together as one piece, unless a piece starts there already, such as an attribute.
    private mutating func keep(_ range: Range<Int>?, as content: LayoutFragment.Content) {
        if let range, pieces[range.lowerBound] == nil { pieces[range.lowerBound] = (content, range.upperBound) }
    }

    /// Records the statements of an external module, which are in the same braces as its sections.
    private mutating func noteStatements(_ range: Range<Int>) {
        let inside = tokens[firstIndex(from: range.lowerBound)...].prefix {
            $0.range.upperBound <= range.upperBound && $0.kind != .endOfFile
        }
        guard let first = inside.first, let last = inside.last else { return }
        starts.insert(first.range.lowerBound)
        keep(first.range.lowerBound..<last.range.upperBound, as: .expression)
    }

    /// Records the braces of a block. They are the first braces outside parentheses, because a default value may
    /// contain braces.
    private mutating func noteBraces(after offset: Int, _ kind: Block.Kind = .members) {
        guard let brace = tokens[firstIndex(from: offset)...].openingBrace else { return }
        blocks[brace.range.lowerBound] = kind
    }

    private func keyword(_ text: String, before offset: Int) -> Int {
        tokens[..<firstIndex(from: offset)].last { source.text($0.range) == text }?.range.lowerBound ?? offset
    }

    /// Returns the index of the first token that starts at `offset` or later.
    private func firstIndex(from offset: Int) -> Int {
        tokens.partitioningIndex { $0.range.lowerBound >= offset }
    }
}

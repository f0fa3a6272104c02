import Diagnostics
import SwiftSource

/// What a spec's tree says of the places in its text, for whoever lays it out token by token.
struct SpecPlaces {
    /// Where a declaration, section, member, setting or assembly line begins.
    private(set) var starts: Set<Int> = []
    /// The opening braces around such, and whether they hold settings.
    private(set) var blocks: [Int: Block.Kind] = [:]
    /// The opening braces around Swift that is kept as written, and where their closing ones end.
    private(set) var bodies: [Int: Int] = [:]
    /// Attributes, which may have a line of their own, and where they end.
    private(set) var attributes: [Int: Int] = [:]
    /// Expressions, which are kept as written, and where they end.
    private(set) var expressions: [Int: Int] = [:]
    /// Where names end that a parenthesis follows without a space.
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
            if let body = outline.bodyRange { bodies[body.lowerBound] = body.upperBound }
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
        if let body = data.outline.bodyRange { bodies[body.lowerBound] = body.upperBound }
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
                expressions[line.value.range.lowerBound] = line.value.range.upperBound
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
            if let value = variable.value { expressions[value.range.lowerBound] = value.range.upperBound }
            if let accessors = variable.accessors { bodies[accessors.range.lowerBound] = accessors.range.upperBound }
        case .associatedType: break
        // An initialiser, a subscript, a type: kept as written.
        case .other: expressions[member.range.lowerBound] = member.range.upperBound
        }
        if let body = member.body { bodies[body.range.lowerBound - 1] = body.range.upperBound + 1 }
    }

    private mutating func note(_ setting: SettingDeclaration) {
        starts.insert(setting.range.lowerBound)
        // A string ends with its quote: only settings with settings of their own end with a brace.
        if source.bytes[..<setting.range.upperBound].last == Ascii.closeBrace {
            noteBraces(after: setting.name.range.upperBound, .settings)
        }
        setting.nested.forEach { note($0) }
    }

    private mutating func note(_ parameters: [Parameter]) {
        for parameter in parameters {
            note(parameter.attributes)
            guard let value = parameter.defaultValue else { continue }
            expressions[value.range.lowerBound] = value.range.upperBound
        }
    }

    private mutating func note(_ attributes: [Attribute]) {
        for attribute in attributes { self.attributes[attribute.range.lowerBound] = attribute.range.upperBound }
    }

    /// Statements that share their braces with sections.
    private mutating func noteStatements(_ range: Range<Int>) {
        let inside = tokens[firstIndex(from: range.lowerBound)...].prefix {
            $0.range.upperBound <= range.upperBound && $0.kind != .endOfFile
        }
        guard let first = inside.first, let last = inside.last else { return }
        starts.insert(first.range.lowerBound)
        expressions[first.range.lowerBound] = last.range.upperBound
    }

    /// The first brace outside of parentheses: default values may hold others.
    private mutating func noteBraces(after offset: Int, _ kind: Block.Kind = .members) {
        guard let brace = tokens[firstIndex(from: offset)...].openingBrace else { return }
        blocks[brace.range.lowerBound] = kind
    }

    private func keyword(_ text: String, before offset: Int) -> Int {
        tokens[..<firstIndex(from: offset)].last { source.text($0.range) == text }?.range.lowerBound ?? offset
    }

    /// The first token that begins at `offset` or after it.
    private func firstIndex(from offset: Int) -> Int {
        tokens.partitioningIndex { $0.range.lowerBound >= offset }
    }
}

import Diagnostics
import SwiftSource

/// Finds where a body uses a member by its name, by the types of what it is used of. Scopes are Swift's.
struct MemberUses {
    let member: RenamedMember
    /// All names that some use may have to change.
    let names: Set<String>
    let source: SourceFile
    /// The type that the body stands in; nil at file scope.
    let owner: String?
    /// The types of local names, nil for those that are not known.
    var locals: [String: String?] = [:]
    var found = Found()

    /// The uses that were looked at.
    struct Found {
        var renamed: [(range: Range<Int>, name: String)] = []
        var unclear: [Range<Int>] = []
        /// Uses of other members of the same name.
        var others: Set<Int> = []

        mutating func add(_ name: Identifier, _ meaning: RenamedMember.Meaning) {
            switch meaning {
            case .renamed(let new): renamed.append((name.range, new))
            case .other: others.insert(name.range.lowerBound)
            case .unclear: unclear.append(name.range)
            }
        }
    }

    init(_ member: RenamedMember, in source: SourceFile, of owner: String?, locals: [String: String?] = [:]) {
        self.member = member
        names = member.names
        self.source = source
        self.owner = owner
        self.locals = locals
    }

    // MARK: Statements

    mutating func walk(_ block: CodeBlock) {
        scoped { walker in
            for case .function(let name, _, _) in block.statements.map(\.kind) { walker.bind([name]) }
            for statement in block.statements { walker.walk(statement) }
        }
    }

    private mutating func scoped(_ walk: (inout MemberUses) -> Void) {
        let outer = locals
        walk(&self)
        locals = outer
    }

    /// From here on these names are local, and of what type is not known.
    private mutating func bind(_ names: [Identifier]) {
        for name in names { locals[name.name] = .some(nil) }
    }

    private mutating func walk(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression), .throwing(let expression): visit(expression)
        case .returning(let expression): if let expression { visit(expression) }
        case .binding(let bindings): for binding in bindings { walk(binding, until: statement.range.upperBound) }
        case .conditional(let conditional):
            scoped { walker in
                walker.walk(conditional.conditions)
                walker.walk(conditional.then)
            }
            if let otherwise = conditional.otherwise { walk(otherwise) }
        case .guarding(let conditions, let otherwise):
            let outer = locals
            walk(conditions)
            let inner = locals
            locals = outer
            walk(otherwise)
            locals = inner
        case .switching(let subject, let cases):
            visit(subject)
            for clause in cases { walk(clause) }
        case .doCatch(let block, let catches):
            walk(block)
            for clause in catches { walk(clause) }
        case .loop(let loop):
            if let sequence = loop.sequence { visit(sequence) }
            scoped { walker in
                walker.bind(loop.binds)
                walker.walk(loop.conditions)
                walker.walk(loop.body)
            }
        case .deferred(let block): walk(block)
        case .function(_, let parameters, let body):
            scoped { walker in
                walker.bind(parameters)
                walker.walk(body)
            }
        case .other(let binds, let expressions):
            expressions.forEach { visit($0) }
            bind(binds)
        case .jump: break
        }
    }

    private mutating func walk(_ binding: Statement.Binding, until end: Int) {
        if let value = binding.value { visit(value) }
        bind(binding.names)
        guard binding.names.count == 1, let name = binding.names.first else { return }
        let head = name.range.upperBound..<max(name.range.upperBound, binding.value?.range.lowerBound ?? end)
        if let written = source.annotation(in: head) {
            locals[name.name] = .some(written.receiver([]))
        } else if let value = binding.value {
            locals[name.name] = .some(type(of: value))
        }
    }

    private mutating func walk(_ conditions: [Statement.Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): visit(expression)
            case .optionalBinding(let name, let value):
                // `if let view` means the `view` that is there.
                visit(value ?? Expression(.name(name), name.range))
                if let value { locals[name.name] = .some(type(of: value)) }
            case .matching(_, let binds, let value):
                visit(value)
                bind(binds)
            case .availability: break
            }
        }
    }

    private mutating func walk(_ clause: Statement.Case) {
        scoped { walker in
            walker.bind(clause.binds)
            clause.expressions.forEach { walker.visit($0) }
            walker.walk(clause.body)
        }
    }

    // MARK: Closures

    mutating func visit(_ closure: Expression.Closure) {
        closure.captures.forEach { visit($0.value) }
        scoped { walker in
            for capture in closure.captures {
                if case .name(let name) = capture.value.kind, name == capture.name { continue }
                walker.locals[capture.name.name] = .some(walker.type(of: capture.value))
            }
            walker.bind(closure.parameters)
            walker.walk(closure.body)
        }
    }
}

extension SourceFile {
    /// The type behind the colon with which a range begins.
    fileprivate func annotation(in range: Range<Int>) -> TypeSyntax? {
        var cursor = TokenCursor(source: self, tokens: Lexer.tokens(of: self, in: range))
        return cursor.take(punctuation: Ascii.colon) == nil ? nil : cursor.parseType()
    }
}

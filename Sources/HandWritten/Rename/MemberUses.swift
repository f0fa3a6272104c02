import Diagnostics
import SwiftSource

/// Finds where a body uses a member that is renamed. Other members may have its name, so what counts is the type of the
/// expression before the dot, as far as local names and declarations tell it.
struct MemberUses: ScopeWalker {
    let member: RenamedMember
    /// The names of the member, all of which may have to change where they are used.
    let names: Set<String>
    let source: SourceFile
    /// The type that the body stands in; nil at file scope.
    let owner: String?
    /// The names that are local where the walk is, with their types; nil for types that are not known.
    var scope: [String: String?]
    var found = Found()

    /// The uses that were looked at, by what they mean.
    struct Found {
        /// Uses of the member, with its new name.
        var renamed: [(range: Range<Int>, name: String)] = []
        /// Uses that may mean this member or another one, for the type before the dot is not known.
        var unclear: [Range<Int>] = []
        /// Where uses of other members of the same name begin.
        var others: Set<Int> = []

        mutating func add(_ name: Identifier, _ meaning: RenamedMember.Meaning) {
            switch meaning {
            case .renamed(let new): renamed.append((name.range, new))
            case .other: others.insert(name.range.lowerBound)
            case .unclear: unclear.append(name.range)
            }
        }
    }

    init(_ member: RenamedMember, in source: SourceFile, of owner: String?, locals: [String: String?]) {
        self.member = member
        names = member.names
        self.source = source
        self.owner = owner
        scope = locals
    }

    // MARK: Local names

    /// Makes a name local; a nil type is one that is not known.
    private mutating func bindLocal(_ name: String, ofType type: String?) { scope.updateValue(type, forKey: name) }

    mutating func bind(_ names: [String]) {
        for name in names { bindLocal(name, ofType: nil) }
    }

    mutating func bind(_ name: Identifier, to value: Expression?) {
        // `if let view` means the `view` that is there.
        if let value { bindLocal(name.name, ofType: type(of: value)) }
    }

    mutating func walk(_ binding: Statement.Binding) {
        if let value = binding.value { visit(value) }
        bind(binding.names)
        guard binding.names.count == 1, let name = binding.names.first else { return }
        if let written = binding.type {
            bindLocal(name.name, ofType: written.receiver([]))
        } else if let value = binding.value {
            bindLocal(name.name, ofType: type(of: value))
        }
    }

    mutating func visit(_ expression: Expression) { visit(expression, nil) }

    mutating func visit(_ closure: Expression.Closure) {
        closure.captures.forEach { visit($0.value) }
        scoped { walker in
            for capture in closure.captures {
                if case .name(let name) = capture.value.kind, name == capture.name { continue }
                walker.bindLocal(capture.name.name, ofType: walker.type(of: capture.value))
            }
            walker.bind(closure.parameters)
            walker.walk(closure.body)
        }
    }
}

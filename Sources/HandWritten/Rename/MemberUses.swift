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
        /// Uses of something that the member would hide under its new name.
        var hidden: [Range<Int>] = []

        /// `isHidden` tells whether a local name hides the new one there.
        mutating func add(_ name: Identifier, _ meaning: RenamedMember.Meaning, isHidden: Bool) {
            switch meaning {
            case .renamed(let new): renamed.append((name.range, isHidden ? "self." + new : new))
            case .other: others.insert(name.range.lowerBound)
            case .unclear: unclear.append(name.range)
            case .hidden: hidden.append(name.range)
            }
        }
    }

    init(_ member: RenamedMember, in source: SourceFile, of owner: String?, locals: [String: String?]) {
        self.member = member
        names = member.names.union([member.new])
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
        if let value {
            bindLocal(name.name, ofType: type(of: value))
        } else {
            keepName(name, of: Expression(.name(name), name.range))
        }
    }

    /// `if let view` and `[view]` mean the `view` that is there. Where that is renamed, the name stays as a local one.
    private mutating func keepName(_ name: Identifier, of value: Expression) {
        guard let last = found.renamed.last, last.range == name.range else { return }
        found.renamed[found.renamed.count - 1].name = "\(name.name) = \(last.name)"
        bindLocal(name.name, ofType: type(of: value))
    }

    mutating func walk(_ statement: Statement) {
        switch statement.kind {
        case .expression(let value), .returning(let value?): visit(value, .handedOn)
        default: walkParts(of: statement)
        }
    }

    mutating func walk(_ binding: Statement.Binding) {
        if let value = binding.value { visit(value, binding.type == nil ? .value : .handedOn) }
        bind(binding.names)
        guard binding.names.count == 1, let name = binding.names.first else { return }
        if let written = binding.type {
            bindLocal(name.name, ofType: written.receiver([]))
        } else if let value = binding.value {
            bindLocal(name.name, ofType: type(of: value))
        }
    }

    mutating func visit(_ expression: Expression) { visit(expression, .value) }

    mutating func visit(_ closure: Expression.Closure) {
        scoped { walker in
            for capture in closure.captures {
                walker.visit(capture.value)
                if case .name(let name) = capture.value.kind, name == capture.name {
                    walker.keepName(name, of: capture.value)
                    continue
                }
                walker.bindLocal(capture.name.name, ofType: walker.type(of: capture.value))
            }
            walker.bind(closure.parameters)
            walker.walk(closure.body)
        }
    }
}

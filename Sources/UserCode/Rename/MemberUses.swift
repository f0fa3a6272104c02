import Diagnostics
import SwiftSource

/// A search for the uses of a renamed member in a body. Other members may have the same name, so the type of the
/// expression before the dot decides. The use is unclear if local names and declarations do not show that type.
struct MemberUses: ScopeWalker {
    let member: RenamedMember
    /// The old and new names of the member and its mock properties.
    let names: Set<String>
    let source: SourceFile
    /// The enclosing type of the body; nil at file scope.
    let owner: String?
    /// The types of the names that are local at the current position; nil for unknown types.
    var scope: [String: String?]
    var found = ClassifiedUses()

    /// The examined uses, by their meaning.
    struct ClassifiedUses {
        /// Uses of the member, with their replacement.
        var renamed: [(range: Range<Int>, name: String)] = []
        /// Uses that may mean this member or another member, because the type before the dot is unknown.
        var unclear: [Range<Int>] = []
        /// The offsets of uses of other members with the same name.
        var others: Set<Int> = []
        /// Uses of other declarations that the renamed member would shadow.
        var hidden: [Range<Int>] = []

        /// Adds a use. `isHidden` states whether a local name shadows the new name at the use.
        mutating func add(_ name: Identifier, _ meaning: RenamedMember.UsageMeaning, isHidden: Bool) {
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

    /// Declares a local name. A nil type is unknown.
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

    /// Keeps the old name as a local name in `if let view` and in the capture `[view]`: `if let view = newName`.
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

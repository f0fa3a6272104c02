import SwiftSource
import ViperModel

/// Loops over a list that the test chooses: on one path it is empty, on another one it has one element.
extension FlowRun {
    /// Goes on in the body of a `for`, and then after it.
    mutating func run(_ loop: Statement.Loop) throws {
        guard let head = LoopHead(loop) else { throw Self.isLoop }
        guard let element = try onlyElement(of: evaluate(head.list), head.list, named: head.element) else { return }
        enter(loop.body, .loop)
        var isMatch = true
        if let pattern = loop.pattern {
            let word = Expression(.name(Identifier(head.element, head.list.range)), head.list.range)
            isMatch = try matches(Pattern(pattern, in: source), element, word)
        } else {
            bind(head.element, element)
        }
        if let counter = head.counter { bind(counter, TypedTerm(.swift("0"), type: .made("Int"))) }
        if try !isMatch || !allHold(loop.conditions) { frames[frames.count - 1].statements = [] }
    }

    /// Does what a closure does that is handed to `forEach`, once; false where that is no closure, or of no list.
    mutating func run(_ closure: Expression, forEachOf owner: TypedTerm, _ list: Expression) throws -> Bool {
        guard case .closure(let closure) = closure.kind, closure.parameters.count < 2,
            closure.captures.allSatisfy({ $0.name.name == "self" }), let index = owner.choice,
            context.catalog.resolve(choices[index].type).arrayElement != nil
        else { return false }
        let name = closure.parameters.first?.name ?? "$0"
        guard let element = try onlyElement(of: owner, list, named: name) else { return true }
        let statements = closure.body.statements[...]
        _ = try evaluateFrame(Frame(kind: .block, source: source, statements: statements, names: [name: element]))
        return true
    }

    private static var isLoop: Interruption { .unclear("has a loop") }

    /// The element of a list that has no other; nil on the path on which it is empty.
    private mutating func onlyElement(
        of value: TypedTerm, _ list: Expression, named name: String
    ) throws -> TypedTerm? {
        guard let index = value.choice, let type = context.catalog.resolve(choices[index].type).arrayElement,
            !type.isTuple
        else { throw Self.isLoop }
        if case .list(let element)? = choices[index].decision { return term(ofChoice: element) }
        guard try !isEmpty(value, list, in: list) else { return nil }
        let isName = name.first?.isLetter == true
        let choice = Choice(
            origin: .part(of: index), name: isName ? name : "element", type: type, number: choices[index].number)
        let element = choose(choice)
        choices[index].decision = .list(choices.count - 1)
        return element
    }
}

/// What a `for` goes over, and what it calls an element.
private struct LoopHead {
    var list: Expression
    var element: String
    /// The number in `for (number, element) in list.enumerated()`.
    var counter: String?

    /// Nil where it is more than a list and a name.
    init?(_ loop: Statement.Loop) {
        guard let sequence = loop.sequence else { return nil }
        (list, element) = (sequence, loop.pattern == nil ? loop.binds.first?.name ?? "_" : "element")
        if loop.pattern != nil || loop.binds.count < 2 { return }
        guard loop.binds.count == 2, case .call(let callee, let arguments, _) = sequence.kind, arguments.isEmpty,
            case .member(let counted, let name) = callee.kind, name.name == "enumerated"
        else { return nil }
        (list, counter, element) = (counted, loop.binds[0].name, loop.binds[1].name)
    }
}

extension TypeSyntax {
    fileprivate var isTuple: Bool { if case .tuple = shape { true } else { false } }
}

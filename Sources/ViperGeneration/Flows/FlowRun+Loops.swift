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
            isMatch = try matches(Pattern(pattern, in: source), element, head.element)
        } else {
            bind(head.element, element)
        }
        if let counter = head.counter { bind(counter, TypedTerm(.swift("0"), type: .made("Int"))) }
        if try !isMatch || !allHold(loop.conditions) { frames[frames.count - 1].statements = [] }
    }

    /// Does what a closure does that is handed to `forEach`, once; false where that is no closure, or of no list.
    mutating func run(_ closure: Expression, forEachOf owner: TypedTerm, _ list: Expression) throws -> Bool {
        guard case .closure(let closure) = closure.kind, closure.parameters.count < 2,
            closure.captures.allSatisfy({ $0.name.name == "self" }), self.list(owner) != nil
        else { return false }
        let name = closure.parameters.first?.name ?? "$0"
        guard let element = try onlyElement(of: owner, list, named: name) else { return true }
        let statements = closure.body.statements[...]
        _ = try evaluateFrame(Frame(kind: .block, source: source, statements: statements, names: [name: element]))
        return true
    }

    /// What a closure asks of the only element of a list: `rows.first { $0.isDone }`.
    struct Search {
        /// The method: `first`, `firstIndex`, `contains`, `allSatisfy` or `filter`.
        var name: String
        /// The element; nil on the path on which there is none.
        var element: TypedTerm?
        var isFound = false
    }

    /// Does the search by one of some methods that an expression is; nil for any other one, and where the list is not the test's.
    mutating func search(_ expression: Expression, for methods: Set<String>) throws -> Search? {
        guard case .call(let callee, let arguments, let closures) = expression.kind,
            case .member(let list, let name) = callee.kind, list.isPath,
            methods.contains(name.name),
            arguments.count + closures.count == 1, let argument = (arguments + closures).first,
            case .closure(let closure) = argument.value.kind, closure.parameters.count < 2,
            closure.body.statements.count == 1, case .expression(let condition) = closure.body.statements[0].kind,
            !acts(argument.value)
        else { return nil }
        let owner = try evaluate(list)
        guard self.list(owner) != nil else { return nil }
        let parameter = closure.parameters.first?.name ?? "$0"
        guard let element = try onlyElement(of: owner, list, named: parameter) else { return Search(name: name.name) }
        frames.append(Frame(kind: .block, source: source, names: [parameter: element]))
        let isFound = try holds(condition)
        frames.removeLast()
        return Search(name: name.name, element: element, isFound: isFound)
    }

    private static var isLoop: Interruption { .unclear("has a loop") }

    /// The element of a list that has no other; nil on the path on which it is empty.
    private mutating func onlyElement(
        of value: TypedTerm, _ list: Expression, named name: String
    ) throws -> TypedTerm? {
        if value.choice != nil, try isEmpty(value, list, in: list) { return nil }
        guard let element = onlyElement(of: value, named: name) else { throw Self.isLoop }
        return element
    }

    /// The element of a list that is not empty on this path; nil where it may have others.
    mutating func onlyElement(of value: TypedTerm, named name: String) -> TypedTerm? {
        guard let (index, type) = list(value), !type.isTuple else { return nil }
        switch choices[index].decision {
        case .list(let element)?: return term(ofChoice: element)
        case .collection(isEmpty: false)?: break
        default: return nil
        }
        let isName = name.first?.isLetter == true
        let number = choices[index].number
        let element = choose(
            Choice(origin: .part(of: index), name: isName ? name : "element", type: type, number: number))
        choices[index].decision = element.choice.map { .list($0) }
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

import Diagnostics
import SwiftSource
import ViperModel

/// One path through a body on its way: the calls that arrived at mocks, and the values that a test must choose for them to.
///
/// A body is evaluated statement by statement. Where a statement depends on a value that the test can choose, the path forks: the
/// run takes the first branch, and lists the others in `untriedBranches`, for whoever steps it to go back and take them.
struct FlowRun {
    let subject: FlowSubject
    let context: FlowContext
    /// The generic parameters of the member that is tested, with what they conform to.
    let generics: [String: [String]]

    var choices: [Choice] = []
    var calls: [RecordedCall] = []
    /// The values of the subject's properties that bodies have read or assigned.
    var state: [String: TypedTerm] = [:]
    /// The names of the subject's properties that bodies assigned to.
    var assigned: Set<String> = []
    /// The values that bodies assigned to properties of mocks, by the properties that hold them.
    var written: [MockProperty: TypedTerm] = [:]
    var frames: [Frame] = []

    /// The conditions of this path, in words: `items is empty`.
    private(set) var path: [String] = []
    /// The branches to take at the next forks, by number.
    private var prescribedBranches: ArraySlice<Int> = []
    /// The branches that were taken since `markFork`.
    private var takenBranches: [Int] = []
    /// The branches that were not taken, each with those that lead to it from the marked fork.
    private var untriedBranches: [[Int]] = []

    /// Why the evaluation of a body stops before its end.
    enum Interruption: Error {
        /// No test can be made of the path: a reason that completes "it …".
        case unclear(String)
        /// An error is thrown, which a `do` around it may catch.
        case thrown(TypedTerm)
    }

    /// A run at the beginning of a member's body.
    init(_ member: Member, _ body: Body, _ subject: FlowSubject, in context: FlowContext) {
        self.subject = subject
        self.context = context
        generics = member.requirement.function?.constraints ?? [:]
        frames = [frame(of: member, body)]
        for (index, parameter) in member.requirement.parameters.enumerated() {
            guard let type = parameter.type else { continue }
            // Without a name of its own, it goes by its label.
            let name = parameter.name.name == "_" ? parameter.label?.name ?? "value" : parameter.name.name
            let argument = choose(Choice(origin: .parameter(index), name: name, type: type, number: index + 1))
            bind(parameter.name.name, parameter.isVariadic || type.isAutoclosure || type.isInout ? .unknown : argument)
        }
    }

    // MARK: - Branches

    /// Takes one of several branches, each described in words, and gives its number.
    mutating func fork(_ branches: [String]) throws -> Int {
        guard branches.count > 1 else { return 0 }
        guard path.count < 8 else { throw Interruption.unclear("branches too often") }
        let prescribed = prescribedBranches.popFirst()
        if prescribed == nil {
            untriedBranches += branches.indices.dropFirst().reversed().map { takenBranches + [$0] }
        }
        let branch = prescribed ?? 0
        takenBranches.append(branch)
        path.append(branches[branch])
        return branch
    }

    /// Marks this point of the run: branches that are not taken are listed by the forks that lead to them from here.
    mutating func markFork() { takenBranches = [] }

    /// The branches that were not taken since the last call, the first of them at the end.
    mutating func popUntriedBranches() -> [[Int]] {
        defer { untriedBranches = [] }
        return untriedBranches
    }

    /// A copy of the run that takes these branches at its next forks.
    func taking(_ branches: [Int]) -> FlowRun {
        var run = self
        run.prescribedBranches = branches[...]
        return run
    }

    // MARK: - Choices

    /// The type of a choice, aliases followed.
    func resolvedType(of index: Int) -> TypeSyntax { context.catalog.resolve(choices[index].type) }

    /// The list that a value is, where the test chooses that: its index among the choices, and the type of its elements.
    func list(_ value: TypedTerm) -> (index: Int, element: TypeSyntax)? {
        guard let index = value.choice, let element = resolvedType(of: index).arrayElement else { return nil }
        return (index, element)
    }

    /// The struct that a value is; nil where it is none that specs declare.
    func structure(_ value: TypedTerm) -> TypeCatalog.Structure? {
        guard let type = value.type, case .structure(let structure) = context.catalog.entry(of: type) else {
            return nil
        }
        return structure
    }

    /// Where the choice comes from that a choice is, or is a part of.
    func origin(of index: Int) -> Choice.Origin {
        switch choices[index].origin {
        case .part(let owner), .property(let owner, _): origin(of: owner)
        case .parameter, .state, .result, .input: choices[index].origin
        }
    }

    func isInput(_ index: Int) -> Bool { if case .input = origin(of: index) { true } else { false } }

    /// Adds a choice, and gives the term that stands for it.
    mutating func choose(_ choice: Choice) -> TypedTerm {
        choices.append(choice)
        return term(ofChoice: choices.count - 1)
    }

    func term(ofChoice index: Int) -> TypedTerm { TypedTerm(.choice(index), type: choices[index].type) }

    /// The choice of that origin; nil where there is none yet.
    func choice(from origin: Choice.Origin) -> TypedTerm? {
        choices.firstIndex { $0.origin == origin }.map(term)
    }

    /// The choice of a property of a struct that the test makes; nil where the test cannot say what the property is.
    mutating func property(_ name: String, of index: Int) -> TypedTerm? {
        let origin = Choice.Origin.property(of: index, name)
        if let choice = choice(from: origin) { return choice }
        guard choices[index].decision == nil, !isInput(index),
            case .structure(let structure) = context.catalog.entry(of: choices[index].type), structure.isMakeable,
            !structure.isGeneric,
            let parameter = structure.parameters.first(where: { $0.name.name == name && $0.label?.name == name }),
            let type = parameter.type, structure.properties[name]?.text == type.text,
            context.catalog.isDecidable(type)
        else { return nil }
        return choose(Choice(origin: origin, name: name, type: type))
    }

    // MARK: - Text

    /// The file of the body under evaluation.
    var source: SourceFile { frames[frames.count - 1].source }

    func text(_ expression: Expression) -> String { source.text(expression.range) }

    /// A few words of an expression, for a reason.
    func excerpt(_ expression: Expression) -> String {
        let text = text(expression).oneLine
        return text.count > 60 ? text.prefix(57) + "…" : text
    }

    /// An expression in a condition, as words.
    func words(_ expression: Expression) -> String {
        switch expression.withoutWrapping.kind {
        case .member(let base, let name): base.isSelf ? name.name : "\(words(base)).\(name.name)"
        case .call(let callee, _, _): "\(words(callee))()"
        case .name(let name): name.name == "$0" ? "element" : name.name
        default: excerpt(expression)
        }
    }
}

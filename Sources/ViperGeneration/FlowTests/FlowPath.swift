import Diagnostics
import SwiftSource
import ViperModel

/// One path through the body of a member: its calls, and the values with which a test makes the code take it.
///
/// A path evaluates the body statement by statement. If a condition depends on a value that the test can choose, the
/// path forks. It takes the first branch, and adds the others to `untaken`. Each other branch becomes another path,
/// which evaluates the body from the start.
struct FlowPath {
    /// The end of a path.
    enum Ending {
        case returned(FlowValue)
        case threw(FlowValue)
        /// No test is possible. The reason follows the member's name in a message.
        case notFollowed(String)
    }

    /// The reason why a body's evaluation stops early.
    enum EvaluationStop: Error {
        /// No test is possible. The reason follows the member's name in a message.
        case notFollowed(String)
        /// An error is thrown, which an enclosing `do` may catch.
        case thrown(FlowValue)
    }

    /// The local names of a block, with their values.
    struct Scope {
        var names: [String: FlowValue] = [:]
        /// The names that the block declares with `var`.
        var variables: Set<String> = []
    }

    let subject: FlowSubject
    let context: FlowContext
    /// The generic parameters of the tested member, with their constraints.
    let generics: [String: [String]]

    var choices: [ChosenValue] = []
    var calls: [ExpectedCall] = []
    /// The values of the subject's properties that bodies read or assigned.
    var state: [String: FlowValue] = [:]
    /// The names of the subject's properties that bodies assigned.
    var assigned: Set<String> = []
    /// The values that bodies assigned to properties of mocks.
    var written: [MockProperty: FlowValue] = [:]
    private(set) var ending = Ending.returned(.void)

    /// The visible names, the innermost block last.
    var scopes: [Scope] = []
    /// The file of the body that the path currently evaluates.
    var source: SourceFile
    /// The current depth of calls between bodies.
    var depth = 0
    /// Whether the statement is inside a `do` or `try?`, so that a failing call takes a branch of its own.
    var isInAttempt = false

    /// The conditions of this path in words: `items is empty`.
    private(set) var conditions: [String] = []
    /// The numbers of the branches to take at the first forks.
    private var prescribed: [Int]
    /// The numbers of the branches that the path has taken.
    private var taken: [Int] = []
    /// The other paths at the forks of this path, each as the numbers of the branches to take.
    private var untaken: [[Int]] = []

    /// Returns all paths through a member's body, in the order of their branches, or nil if there are more than
    /// `limit`.
    static func all(
        through member: Member, _ body: Body, _ subject: FlowSubject, in context: FlowContext, atMost limit: Int
    ) -> [FlowPath]? {
        var waiting: [[Int]] = [[]]
        var paths: [FlowPath] = []
        while let branches = waiting.popLast() {
            guard paths.count < limit else { return nil }
            let path = FlowPath(member, body, subject, context, taking: branches)
            paths.append(path)
            waiting += path.untaken
        }
        return paths
    }

    private init(
        _ member: Member, _ body: Body, _ subject: FlowSubject, _ context: FlowContext, taking branches: [Int]
    ) {
        self.subject = subject
        self.context = context
        generics = member.requirement.function?.constraints ?? [:]
        source = body.source
        prescribed = branches
        var arguments: [FlowValue] = []
        for (index, parameter) in member.requirement.parameters.enumerated() {
            guard let type = parameter.type else { continue }
            // The argument of a parameter named `_` is named after the label.
            let name = parameter.name.name == "_" ? parameter.label?.name ?? "value" : parameter.name.name
            let argument = choose(ChosenValue(origin: .parameter(index), name: name, type: type, number: index + 1))
            arguments.append(parameter.isVariadic || type.isAutoclosure || type.isInout ? .opaque : argument)
        }
        do {
            ending = .returned(try follow(member, body, arguments))
            settleOpenChoices()
        } catch EvaluationStop.thrown(let error) {
            ending = .threw(error)
            settleOpenChoices()
        } catch EvaluationStop.notFollowed(let reason) {
            ending = .notFollowed(reason)
        } catch {
            ending = .notFollowed("cannot be followed")
        }
    }

    // MARK: - Forks

    /// Takes one of several branches, each described in words, and returns its number.
    mutating func fork(_ branches: [String]) throws -> Int {
        guard branches.count > 1 else { return 0 }
        guard conditions.count < 8 else { throw EvaluationStop.notFollowed("has too many branches") }
        var branch = 0
        if taken.count < prescribed.count {
            branch = prescribed[taken.count]
        } else {
            untaken += branches.indices.dropFirst().reversed().map { taken + [$0] }
        }
        taken.append(branch)
        conditions.append(branches[branch])
        return branch
    }

    /// Returns whether a condition can be followed, at least on the first branch of its forks.
    func canFollow(_ condition: Expression) -> Bool {
        var trial = self
        trial.prescribed = taken
        return (try? trial.holds(condition)) != nil
    }

    // MARK: - Names

    /// Returns the value of a local name, or nil if the body declares no such name.
    func local(_ name: String) -> FlowValue? { scopes.last { $0.names[name] != nil }?.names[name] }

    mutating func bind(_ name: String, _ value: FlowValue, isVariable: Bool = false) {
        guard name != "_" else { return }
        scopes[scopes.count - 1].names[name] = value
        if isVariable { scopes[scopes.count - 1].variables.insert(name) }
    }

    /// Calls `work` in a new scope.
    mutating func inScope<Result>(_ work: (inout Self) throws -> Result) rethrows -> Result {
        let outer = scopes.count
        scopes.append(Scope())
        defer { scopes.removeLast(scopes.count - outer) }
        return try work(&self)
    }

    /// Assigns to a variable of the body, or else to a property of the subject.
    mutating func assign(_ name: String, _ value: FlowValue) {
        if let scope = scopes.lastIndex(where: { $0.names[name] != nil }) {
            scopes[scope].names[name] = value
        } else {
            state[name] = value
            assigned.insert(name)
        }
    }

    // MARK: - Words

    func text(_ expression: Expression) -> String { source.text(expression.range) }

    /// Returns a short form of an expression, for a message.
    func excerpt(_ expression: Expression) -> String {
        let text = text(expression).oneLine
        return text.count > 60 ? text.prefix(57) + "…" : text
    }

    /// Returns an expression in a condition as words.
    func words(_ expression: Expression) -> String {
        switch expression.withoutWrapping.kind {
        case .member(let base, let name): base.isSelf ? name.name : "\(words(base)).\(name.name)"
        case .call(let callee, _, _): "\(words(callee))()"
        case .name(let name): name.name
        case .sequence(let operands, let operators) where operators.first?.name == "??": words(operands[0])
        default: excerpt(expression)
        }
    }

    func depends(on expression: Expression) -> EvaluationStop { .notFollowed("depends on \(excerpt(expression))") }
}

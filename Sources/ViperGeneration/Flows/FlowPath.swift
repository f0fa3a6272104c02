import Diagnostics
import SwiftSource
import ViperModel

/// One path through a body: the calls that arrive at mocks, and the values that a test must choose for them to.
///
/// A body is followed statement by statement. Where a condition depends on a value that the test can choose, the path forks: it
/// takes the first branch, and lists the others in `untaken`. Each of these is another path, followed from the beginning.
struct FlowPath {
    /// How a path ends.
    enum Ending {
        case returned(FlowValue)
        case threw(FlowValue)
        /// No test can be made of the path: a reason that completes "it …".
        case notFollowed(String)
    }

    /// Why the evaluation of a body stops before its end.
    enum Stop: Error {
        /// No test can be made of the path: a reason that completes "it …".
        case notFollowed(String)
        /// An error is thrown, which a `do` around it may catch.
        case thrown(FlowValue)
    }

    /// The names that a block binds.
    struct Scope {
        var names: [String: FlowValue] = [:]
        /// Those of its names that are variables.
        var variables: Set<String> = []
    }

    let subject: FlowSubject
    let context: FlowContext
    /// The generic parameters of the member that is tested, with what they conform to.
    let generics: [String: [String]]

    var choices: [Choice] = []
    var calls: [RecordedCall] = []
    /// The values of the subject's properties that bodies have read or assigned.
    var state: [String: FlowValue] = [:]
    /// The names of the subject's properties that bodies assigned to.
    var assigned: Set<String> = []
    /// The values that bodies assigned to properties of mocks, by the properties that hold them.
    var written: [MockProperty: FlowValue] = [:]
    private(set) var ending = Ending.returned(.void)

    /// The names that can be seen, those of the innermost block last.
    var scopes: [Scope] = []
    /// The file of the body that is followed.
    var source: SourceFile
    /// How many bodies call one another.
    var depth = 0
    /// Whether a `do` or `try?` is around the statement, so that a call that fails takes a branch of its own.
    var isInAttempt = false

    /// The conditions of this path, in words: `items is empty`.
    private(set) var conditions: [String] = []
    /// The branches to take at the first forks, by number.
    private var prescribed: [Int]
    private var taken: [Int] = []
    private var untaken: [[Int]] = []

    /// All paths through a member's body, in the order of their branches; nil where they are more than `limit`.
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
            // Without a name of its own, it goes by its label.
            let name = parameter.name.name == "_" ? parameter.label?.name ?? "value" : parameter.name.name
            let argument = choose(Choice(origin: .parameter(index), name: name, type: type, number: index + 1))
            arguments.append(parameter.isVariadic || type.isAutoclosure || type.isInout ? .opaque : argument)
        }
        do {
            ending = .returned(try follow(member, body, arguments))
            settleOpenChoices()
        } catch Stop.thrown(let error) {
            ending = .threw(error)
            settleOpenChoices()
        } catch Stop.notFollowed(let reason) {
            ending = .notFollowed(reason)
        } catch {
            ending = .notFollowed("cannot be followed")
        }
    }

    // MARK: - Forks

    /// Takes one of several branches, each described in words, and gives its number.
    mutating func fork(_ branches: [String]) throws -> Int {
        guard branches.count > 1 else { return 0 }
        guard conditions.count < 8 else { throw Stop.notFollowed("has too many branches") }
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

    /// Whether a condition can be followed, at least on the first branch of its forks.
    func canFollow(_ condition: Expression) -> Bool {
        var trial = self
        trial.prescribed = taken
        return (try? trial.holds(condition)) != nil
    }

    // MARK: - Names

    /// What a name stands for in the body; nil for what the body does not bind.
    func local(_ name: String) -> FlowValue? { scopes.last { $0.names[name] != nil }?.names[name] }

    mutating func bind(_ name: String, _ value: FlowValue, isVariable: Bool = false) {
        guard name != "_" else { return }
        scopes[scopes.count - 1].names[name] = value
        if isVariable { scopes[scopes.count - 1].variables.insert(name) }
    }

    /// Does some work in a scope of its own.
    mutating func inScope<Result>(_ work: (inout Self) throws -> Result) rethrows -> Result {
        let outer = scopes.count
        scopes.append(Scope())
        defer { scopes.removeLast(scopes.count - outer) }
        return try work(&self)
    }

    /// Gives a variable of the body another value, or else a property of the subject.
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
        case .name(let name): name.name
        case .sequence(let operands, let operators) where operators.first?.name == "??": words(operands[0])
        default: excerpt(expression)
        }
    }

    func depends(on expression: Expression) -> Stop { .notFollowed("depends on \(excerpt(expression))") }
}

import SwiftSource

/// A value that the test chooses, and what the path through the body wants of it.
struct Choice: Sendable {
    /// Where the value comes from.
    enum Origin: Sendable, Hashable {
        /// An argument of the act, by the place of its parameter.
        case parameter(Int)
        /// A stored property of the subject.
        case state(String)
        /// An input of the subject's class, which the test may choose before the object is made.
        case input(String)
        /// What a mock returns or throws: the mock's property that says so, and whether the mock has a value by itself.
        case result(MockProperty, hasDefault: Bool)
        /// Part of another choice: what an optional holds, or a part of a case's payload.
        case part(of: Int)
    }

    /// What the choice has to be for the path to be taken.
    enum Decision: Sendable {
        case boolean(Bool)
        /// An optional: the index of the choice of what it holds; nil where it holds nothing.
        case optional(Int?)
        case collection(isEmpty: Bool)
        /// A case of an enumeration or of `Result`.
        case enumCase(String, payload: [(label: String?, choice: Int)])
    }

    var origin: Origin
    var name: String
    var type: TypeSyntax
    /// The number of an argument, for which arguments of one act get different values.
    var number = 1
    var decision: Decision?
    /// The cases that it is not, where the decision between the others is still open.
    var excludedCases: Set<String> = []

    /// The index of the choice of what an optional holds; nil where it holds nothing, or that is not decided.
    var payload: Int? {
        if case .optional(let payload)? = decision { payload } else { nil }
    }
}

extension FlowPath {
    /// Adds a choice, and gives the value that stands for it.
    mutating func choose(_ choice: Choice) -> FlowValue {
        choices.append(choice)
        return .choice(choices.count - 1)
    }

    /// The choice of that origin; nil where there is none yet.
    func choice(from origin: Choice.Origin) -> FlowValue? {
        choices.firstIndex { $0.origin == origin }.map(FlowValue.choice)
    }

    /// The type of a choice, aliases followed.
    func resolvedType(of index: Int) -> TypeSyntax { context.catalog.resolve(choices[index].type) }

    /// Refuses a path that depends on what a test cannot choose.
    func refuseFixed(_ index: Int) throws {
        switch choices[index].origin {
        case .part(let owner): try refuseFixed(owner)
        case .state(let name) where subject.state[name]?.modifiers.isEmpty == false:
            throw Stop.notFollowed("depends on \(name), which a test cannot set")
        case .parameter, .state, .input, .result: break
        }
    }

    /// Whether a test cannot choose what it is.
    func isFixed(_ index: Int) -> Bool { (try? refuseFixed(index)) == nil }

    /// Takes one of several branches, and settles the choice as it is on that one.
    mutating func decide(_ index: Int, _ branches: [String], as decision: (Int) -> Choice.Decision) throws -> Int {
        try refuseFixed(index)
        let branch = try fork(branches)
        choices[index].decision = decision(branch)
        return branch
    }

    // MARK: - Optionals

    /// What an optional choice holds; nil on the branch on which it holds nothing. A choice that is no optional holds itself.
    mutating func heldValue(ofChoice index: Int) throws -> FlowValue? {
        guard resolvedType(of: index).wrapped != nil else { return .choice(index) }
        if case .optional(let payload)? = choices[index].decision { return payload.map(FlowValue.choice) }
        try refuseFixed(index)
        let name = choices[index].name
        return try settle(optional: index, isThere: fork(["\(name) is there", "\(name) is nil"]) == 0)
    }

    /// Settles whether an optional choice is there, and gives what it holds.
    mutating func settle(optional index: Int, isThere: Bool) -> FlowValue? {
        let choice = choices[index]
        guard isThere, let wrapped = resolvedType(of: index).wrapped else {
            choices[index].decision = .optional(nil)
            return nil
        }
        choices[index].decision = .optional(choices.count)
        return choose(Choice(origin: .part(of: index), name: choice.name, type: wrapped, number: choice.number))
    }
}

import SwiftSource

/// A value that the test chooses, and the path's constraint on it.
struct ChosenValue: Sendable {
    /// The origin of a value.
    enum Origin: Sendable, Hashable {
        /// An argument of the tested call, by the index of its parameter.
        case parameter(Int)
        /// A stored property of the subject.
        case state(String)
        /// An input of the subject's class. The test can set it before the subject is created.
        case input(String)
        /// The result or error of a mock: the mock's property for it, and whether the mock has a default result.
        case result(MockProperty, hasDefault: Bool)
        /// A part of another choice: the wrapped value of an optional, or a part of a case's payload.
        case part(of: Int)
    }

    /// The constraint on a choice for the path to be taken.
    enum ValueConstraint: Sendable {
        case boolean(Bool)
        /// An optional: the index of the wrapped value's choice, or nil if the optional is nil.
        case optional(Int?)
        case collection(isEmpty: Bool)
        /// A case of an enum or of `Result`.
        case enumCase(String, payload: [(label: String?, choice: Int)])
    }

    var origin: Origin
    var name: String
    var type: TypeSyntax
    /// The number of an argument, which makes the arguments of one call different.
    var number = 1
    var decision: ValueConstraint?
    /// The excluded cases, as long as several others are possible.
    var excludedCases: Set<String> = []

    /// The index of the wrapped value's choice; nil if the optional is nil or not yet decided.
    var payload: Int? {
        if case .optional(let payload)? = decision { payload } else { nil }
    }
}

extension FlowPath {
    /// Adds a choice, and returns its value.
    mutating func choose(_ choice: ChosenValue) -> FlowValue {
        choices.append(choice)
        return .choice(choices.count - 1)
    }

    /// Returns the choice of this origin, or nil if there is none yet.
    func choice(from origin: ChosenValue.Origin) -> FlowValue? {
        choices.firstIndex { $0.origin == origin }.map(FlowValue.choice)
    }

    /// Returns the type of a choice with its aliases resolved.
    func resolvedType(of index: Int) -> TypeSyntax { context.catalog.resolve(choices[index].type) }

    /// Stops a path that depends on a value that a test cannot choose.
    func refuseFixed(_ index: Int) throws {
        switch choices[index].origin {
        case .part(let owner): try refuseFixed(owner)
        case .state(let name) where subject.state[name]?.modifiers.isEmpty == false:
            throw EvaluationStop.notFollowed("depends on \(name), which a test cannot set")
        case .parameter, .state, .input, .result: break
        }
    }

    /// Returns whether a test cannot choose the value.
    func isFixed(_ index: Int) -> Bool { (try? refuseFixed(index)) == nil }

    /// Takes one of several branches, and decides the choice accordingly.
    mutating func decide(_ index: Int, _ branches: [String], as decision: (Int) -> ChosenValue.ValueConstraint) throws
        -> Int
    {
        try refuseFixed(index)
        let branch = try fork(branches)
        choices[index].decision = decision(branch)
        return branch
    }

    // MARK: - Optionals

    /// Returns the wrapped value of an optional choice, or nil on the branch on which it is nil. Returns a
    /// nonoptional choice itself.
    mutating func heldValue(ofChoice index: Int) throws -> FlowValue? {
        guard resolvedType(of: index).wrapped != nil else { return .choice(index) }
        if case .optional(let payload)? = choices[index].decision { return payload.map(FlowValue.choice) }
        try refuseFixed(index)
        let name = choices[index].name
        return try settle(optional: index, isThere: fork(["\(name) is there", "\(name) is nil"]) == 0)
    }

    /// Decides whether an optional choice is nil, and returns its wrapped value.
    mutating func settle(optional index: Int, isThere: Bool) -> FlowValue? {
        let choice = choices[index]
        guard isThere, let wrapped = resolvedType(of: index).wrapped else {
            choices[index].decision = .optional(nil)
            return nil
        }
        choices[index].decision = .optional(choices.count)
        return choose(ChosenValue(origin: .part(of: index), name: choice.name, type: wrapped, number: choice.number))
    }
}

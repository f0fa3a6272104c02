import SwiftSource

/// A value that a test can choose, such as an argument or the result of a mock. The tested path may depend on it: for
/// example, an optional must be nil.
struct ChosenValue: Sendable {
    /// The origin of a value.
    enum Origin: Sendable, Hashable {
        /// An argument of the tested call, by the index of its parameter.
        case parameter(Int)
        /// A stored property of the tested object.
        case state(String)
        /// A value that the tested object gets in its initializer. The test can set it before it creates the object.
        case input(String)
        /// The result or error of a mock: the mock's property for it, and whether the mock has a default result.
        case result(MockProperty, hasDefault: Bool)
        /// A part of another chosen value, by the index of that value: the wrapped value of an optional, or an
        /// associated value of a case.
        case part(of: Int)
    }

    /// The condition that a chosen value must meet so that the code takes the path.
    enum ValueConstraint: Sendable {
        case boolean(Bool)
        /// An optional: the index of its wrapped value among the chosen values, or nil if the optional is nil.
        case optional(Int?)
        case collection(isEmpty: Bool)
        /// A case of an enum or of `Result`.
        case enumCase(String, payload: [(label: String?, choice: Int)])
    }

    var origin: Origin
    var name: String
    var type: TypeSyntax
    /// The position of an argument in its call, so that the arguments get different values.
    var number = 1
    /// The condition that the path requires; nil if the path does not depend on the value.
    var decision: ValueConstraint?
    /// The enum cases that the path excludes, as long as several others are possible.
    var excludedCases: Set<String> = []

    /// The index of the wrapped value among the chosen values; nil if the optional is nil or not yet decided.
    var payload: Int? {
        if case .optional(let payload)? = decision { payload } else { nil }
    }
}

extension FlowPath {
    /// Adds a chosen value to the path, and returns a reference to it.
    mutating func choose(_ choice: ChosenValue) -> FlowValue {
        choices.append(choice)
        return .choice(choices.count - 1)
    }

    /// Returns the chosen value of this origin, or nil if there is none yet.
    func choice(from origin: ChosenValue.Origin) -> FlowValue? {
        choices.firstIndex { $0.origin == origin }.map(FlowValue.choice)
    }

    /// Returns the type of a chosen value with its aliases resolved.
    func resolvedType(of index: Int) -> TypeSyntax { context.catalog.resolve(choices[index].type) }

    /// Throws if a test cannot set the value, for example because it is a `private(set)` property.
    func throwIfFixed(_ index: Int) throws {
        switch choices[index].origin {
        case .part(let owner): try throwIfFixed(owner)
        case .state(let name) where subject.state[name]?.modifiers.isEmpty == false:
            throw EvaluationStop.notFollowed("depends on \(name), which a test cannot set")
        case .parameter, .state, .input, .result: break
        }
    }

    /// Returns whether a test cannot set the value.
    func isFixed(_ index: Int) -> Bool { (try? throwIfFixed(index)) == nil }

    /// Takes one of several branches, and returns its number. Stores the decision that leads to this branch in the
    /// chosen value at `index`.
    mutating func decide(_ index: Int, _ branches: [String], as decision: (Int) -> ChosenValue.ValueConstraint) throws
        -> Int
    {
        try throwIfFixed(index)
        let branch = try fork(branches)
        choices[index].decision = decision(branch)
        return branch
    }

    // MARK: - Optionals

    /// Returns the wrapped value of an optional, or nil if the optional is nil on this path. Returns a nonoptional
    /// value unchanged.
    mutating func wrappedValue(ofChoice index: Int) throws -> FlowValue? {
        guard resolvedType(of: index).wrapped != nil else { return .choice(index) }
        if case .optional(let payload)? = choices[index].decision { return payload.map(FlowValue.choice) }
        try throwIfFixed(index)
        let name = choices[index].name
        return try settle(optional: index, isThere: fork(["\(name) is there", "\(name) is nil"]) == 0)
    }

    /// Decides whether an optional is nil, and returns its wrapped value.
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

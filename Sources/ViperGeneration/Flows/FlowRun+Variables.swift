import SwiftSource
import ViperModel

/// Variables: the names that a body binds, and the properties of the subject.
extension FlowRun {
    /// What a name stands for in the body; nil for what the body does not bind.
    func local(_ name: String) -> TypedTerm? {
        for frame in frames.reversed() {
            if let term = frame.names[name] { return term }
            if case .body = frame.kind { return nil }
        }
        return nil
    }

    mutating func bind(_ name: String, _ term: TypedTerm) {
        guard name != "_" else { return }
        frames[frames.count - 1].names[name] = term
    }

    /// Binds the names of a `let` or `var`.
    mutating func bindNames(of binding: Statement.Binding) throws {
        let value = try binding.value.map { try evaluate($0) } ?? .unknown
        for name in binding.names {
            guard binding.names.count == 1 else {
                bind(name.name, .unknown)
                continue
            }
            frames[frames.count - 1].types[name.name] = binding.type
            bind(name.name, held(value, as: binding.type))
        }
    }

    /// Gives a variable of the body another value, or else a property of the subject.
    mutating func assign(_ name: String, _ term: TypedTerm) {
        guard local(name) != nil, let frame = frames.lastIndex(where: { $0.names[name] != nil }) else {
            return assignOwn(name, term)
        }
        frames[frame].names[name] = held(term, as: frames[frame].types[name])
    }

    /// Gives a property of the subject another value.
    mutating func assignOwn(_ name: String, _ term: TypedTerm) {
        var term = held(term, as: subject.state[name]?.type)
        if case .closure = term.term { term = term.forgotten }
        state[name] = term
        assigned.insert(name)
    }

    /// A value as a variable holds it, whose type is written or not.
    func held(_ value: TypedTerm, as declared: TypeSyntax?) -> TypedTerm {
        guard mock(value) == nil else { return value }
        if value.isNull { return TypedTerm(.null, type: declared ?? value.type) }
        guard let type = declared ?? (value.isChained ? value.type : nil) else {
            guard value.isChained else { return value }
            return TypedTerm(Term([.term(value.term, inParentheses: true)], isAtomic: true))
        }
        var held = value
        held.isChained = false
        guard isOptional(type) else {
            let isTyped = !isOpen(value) && !value.isLiteral(besides: type)
            (held.type, held.holder) = (type, isTyped ? nil : type)
            return held
        }
        if value.isChained || !isOptional(value) { held.holder = type }
        if value.isChained || !isThere(value) { held.type = type }
        return held
    }

    /// A value as a parameter hands it over, or as it is returned.
    func passed(_ value: TypedTerm, as declared: TypeSyntax?) -> TypedTerm {
        guard let declared, !isOptional(declared), !isOpen(value) else { return held(value, as: declared) }
        var passed = value
        (passed.type, passed.holder) = (value.type ?? declared, nil)
        return passed
    }

    /// Whether a value is of a generic type whose arguments it does not say, as `Page(items: [])`.
    private func isOpen(_ value: TypedTerm) -> Bool {
        structure(value)?.isGeneric == true
    }

    // MARK: - Optionals

    /// Whether a type is an optional, also by another name.
    func isOptional(_ type: TypeSyntax) -> Bool { context.catalog.resolve(type).wrapped != nil }

    private func isOptional(_ value: TypedTerm) -> Bool { value.type.map(isOptional) == true }

    /// Whether a value is known to be no optional, though a variable that holds it may be one.
    func isThere(_ value: TypedTerm) -> Bool { !value.isChained && value.type.map(isOptional) == false }

    /// What is there by itself, where an optional variable holds it.
    func withoutOptional(_ value: TypedTerm) -> TypedTerm {
        guard isThere(value), let holder = value.holder, isOptional(holder) else { return value }
        var inner = value
        inner.holder = nil
        return inner
    }

    /// The type of what may not be there.
    func optional(_ type: TypeSyntax) -> TypeSyntax { isOptional(type) ? type : .made(optionalOf: type) }
}

extension TypedTerm {
    /// Whether it is a literal, or is made of some, that would have another type by itself: `1` of a Double, `[1]` of a set, a
    /// tuple whose parts have labels in the type alone.
    fileprivate func isLiteral(besides type: TypeSyntax) -> Bool {
        switch (term, type.bare.shape) {
        case (.composed, .tuple), (.swift, .tuple): return true
        case (.swift(let text, _), _):
            guard let own = self.type else { return text.hasPrefix("[") }
            return own.text != type.text && !text.hasPrefix(type.text)
        default: return false
        }
    }
}

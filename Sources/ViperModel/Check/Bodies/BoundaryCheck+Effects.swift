import Diagnostics
import SwiftSource
import ViperSpec

/// Checks the effects of calls: `try` and `await` at the call and in the caller, and changes of properties.
extension BoundaryCheck {
    /// Checks that a call of an async or throwing member has `await` or `try`, and that the caller may suspend and
    /// throw.
    ///
    /// - Parameters:
    ///   - name: The called member in messages: `interactor.load`.
    ///   - candidates: The members that the call may refer to. An effect counts only if all members that fit the call
    ///     have it.
    mutating func checkEffects(
        of reference: Reference, _ name: String, _ candidates: [Requirement], of callee: Callee?, from caller: Member,
        at place: SourceLocation
    ) {
        let fitting = candidates.filter { candidate in
            reference.call.map { candidate.function?.fits($0) ?? false } ?? candidate.isVariable
        }
        // A value of `async let` suspends and throws where it is used, not here.
        let isStarted = place.file.text(reference.statement).hasPrefix("async ")
        guard !fitting.isEmpty, !reference.isAssigned, !isStarted else { return }
        let isElsewhere = callee?.isActor ?? false
        let waits = fitting.allSatisfy { $0.effects.isAsync || (isElsewhere && !$0.leavesActor) }
        let canThrow = fitting.allSatisfy { $0.effects.isThrowing && $0.effects.throwing != .rethrows }
        let marks = reference.effects
        let (own, callerName) = (caller.requirement.effects, caller.baseName)
        if waits, !own.isAsync, !marks.isInClosure {
            diagnostics.report(
                .unmarkedEffect, "'\(name)' is async, but '\(callerName)' is not", at: place,
                notes: ["declare '\(callerName)' as 'async', or call '\(name)' in 'Task { … }'"])
        } else if canThrow, !own.isThrowing, !marks.isCaught, !marks.isInClosure, (marks.tryMark ?? "try") == "try" {
            diagnostics.report(
                .unmarkedEffect, "'\(name)' can throw, but '\(callerName)' neither catches the error nor throws",
                at: place,
                notes: ["write 'do { try … } catch { … }', or declare '\(callerName)' as 'throws'"])
        } else {
            var missing: [String] = []
            if canThrow, marks.tryMark == nil { missing.append("try") }
            if waits, marks.awaitStart == nil { missing.append("await") }
            checkMarks(of: reference, name, missing: missing.joined(separator: " "), at: place)
        }
    }

    /// Reports a call that lacks `try`, `await` or both.
    private mutating func checkMarks(
        of reference: Reference, _ name: String, missing: String, at place: SourceLocation
    ) {
        if missing.isEmpty { return }
        let marks = reference.effects
        let wholeStart = marks.isLazyOperand ? nil : marks.sequenceStart ?? reference.range.lowerBound
        let start = missing == "try" ? marks.awaitStart ?? wholeStart : wholeStart
        diagnostics.report(
            .unmarkedEffect, "the call of '\(name)' is not marked with '\(missing)'", at: place,
            notes: start == nil ? ["call '\(name)' in an earlier statement, and use the result here"] : [],
            fixIts: start.map { [.insert(missing + " ", at: $0)] } ?? [])
    }

    /// Reports assignments to a property without a setter. Also reports changes of a service that is a constant
    /// and may be a struct: assignments to its properties, and calls of its `mutating` functions.
    ///
    /// - Parameter parameter: The section parameter that passes the service; nil for a part.
    mutating func checkChange(
        _ member: Identifier, of reference: Reference, _ candidates: [Requirement], of callee: Callee,
        by parameter: InitializerParameter?, in body: Body
    ) {
        let place = SourceLocation(body.source, member.range)
        let name = "\(reference.name.name).\(member.name)"
        let isConstant = parameter.map { !$0.isSettable && !callee.isObject } ?? false
        if reference.isAssigned {
            let variables = candidates.compactMap(\.variable)
            if variables.isEmpty { return }
            let settable = variables.filter { $0.accessors?.isSettable == true }
            if settable.isEmpty {
                diagnostics.report(
                    .unsettableProperty, "'\(name)' cannot be set", at: place,
                    notes: ["declare it as '{ get set }' in \(callee.owner), or add a function that sets it"])
            } else if isConstant, settable.allSatisfy({ $0.accessors?.text.contains("nonmutating") != true }) {
                diagnostics.report(
                    .unsettableProperty, "'\(name)' cannot be set: '\(reference.name.name)' is a constant", at: place,
                    notes: [
                        "add a function to \(callee.owner) that sets it, or let '\(callee.protocolName)' inherit 'AnyObject'"
                    ])
            }
        } else if isConstant, reference.call != nil, !candidates.isEmpty, candidates.allSatisfy(\.isMutating) {
            diagnostics.report(
                .unsettableProperty, "'\(name)' is 'mutating', and '\(reference.name.name)' is a constant", at: place,
                notes: ["remove 'mutating' from '\(member.name)' in \(callee.owner)"])
        }
    }
}

extension Requirement {
    fileprivate var isMutating: Bool { modifiers.contains { $0.name == "mutating" } }
}

extension Rule {
    static let unmarkedEffect = Rule(
        id: "unmarkedEffect", isAdjustable: true,
        summary: "Call of an async or throwing member without 'await' or 'try'",
        explanation: """
            A spec declares the called member as 'async' or 'throws', so the call needs 'await' or 'try'. Otherwise, \
            the generated code does not compile. Mark the call, and declare the caller as 'async' or 'throws' too. Or \
            handle the effect in the caller: 'Task { await … }', 'do { try … } catch { … }', 'try?'.
            """,
        wrong: """
            module A {
                presenter { func viewDidLoad() async { interactor.load() } }
                interactor { func load() async }
            }
            """,
        right: """
            module A {
                presenter { func viewDidLoad() async { await interactor.load() } }
                interactor { func load() async }
            }
            """)

    static let unsettableProperty = Rule(
        id: "unsettableProperty", isAdjustable: true, summary: "Property that a body sets cannot be set",
        explanation: """
            A part can set a property of another part or of a service if the spec declares the property as \
            '{ get set }'. A class stores a service as a constant. Setting a property of a constant compiles only if \
            the protocol inherits 'AnyObject', or if the property is '{ get nonmutating set }'. 'mutating' functions \
            cannot be called on a constant.
            """,
        wrong: """
            service Settings { var isOn: Bool { get set } }
            module A { interactor(settings: any Settings) { func turnOn() { settings.isOn = true } } }
            """,
        right: """
            service Settings: AnyObject { var isOn: Bool { get set } }
            module A { interactor(settings: any Settings) { func turnOn() { settings.isOn = true } } }
            """)
}

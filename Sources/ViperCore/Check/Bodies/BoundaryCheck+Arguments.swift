import Diagnostics
import SwiftSource
import ViperSpec

/// What is passed in calls that cross a boundary: destinations, and `self` as a delegate.
extension BoundaryCheck {
    /// Destinations are known, have the arguments of their modules, and get no router as a delegate.
    mutating func checkDestinations(_ calls: [CallFinder.Call], _ references: [Reference], _ body: Body) {
        // Ends by starts.
        var navigating: [Int: Int] = [:]
        for reference in references where reference.name.name == "navigation" {
            navigating[reference.range.lowerBound] = reference.range.upperBound
        }
        for call in calls {
            if let name = call.calledName, let destination = names.destinations[name.name] {
                check(call, of: name, opening: destination, body)
            } else if navigating[call.range.lowerBound] == call.range.upperBound {
                checkIsKnown(call.arguments.first?.value, body)
            }
        }
    }

    private mutating func check(
        _ call: CallFinder.Call, of name: Identifier, opening destination: ProgramNames.Opened, _ body: Body
    ) {
        noteOpened(destination.name)
        if !destination.parameters.fits(call.labels) {
            diagnostics.append(
                .destinationArguments(
                    call.labels, name: name, takes: destination.parameters.labelText, in: body.source))
        }
        guard let delegate = destination.delegate else { return }
        for argument in call.arguments where argument.label?.name == "delegate" && argument.value.isSelf {
            diagnostics.append(
                .routerIsNoDelegate(
                    of: destination.name, protocolName: delegate.protocolName,
                    at: SourceLocation(body.source, argument.value.range)))
        }
    }

    /// `navigation.push(XModule())`, where no such module is known, and `navigation.push(X())`, where one is.
    private mutating func checkIsKnown(_ argument: Expression?, _ body: Body) {
        guard case .call(let callee, _, _) = argument?.kind, case .name(let name) = callee.kind,
            names.destinations[name.name] == nil, !names.types.contains(name.name),
            name.name.hasSuffix("Module") || names.destinations[naming.destination(name.name)] != nil
        else { return }
        let destinations = names.destinations.keys
        let known = suggested(destinations)
        diagnostics.note(.unknownDestination(name, known: known, in: body.source))
    }

    /// `self` passed where another module's delegate is wanted.
    mutating func checkDelegates(
        _ calls: [CallFinder.Call], _ references: [Reference], in scope: Scope, _ body: Body
    ) {
        let byRange = Dictionary(references.filter { $0.call != nil }.map { ($0.range, $0) }) { first, _ in first }
        for call in calls {
            if let reference = byRange[call.range] { checkDelegate(in: call, of: reference, scope, body) }
        }
    }

    /// `router.openAdd(delegate: self)`: the presenter has to be that module's delegate.
    private mutating func checkDelegate(
        in call: CallFinder.Call, of reference: Reference, _ scope: Scope, _ body: Body
    ) {
        guard let member = reference.member, let labels = reference.call,
            case .section(let members) = scope.roles[reference.name.name]?.target
        else { return }
        let function = members[member.name].lazy.compactMap { requirement -> FunctionSyntax? in
            guard case .function(let function) = requirement.kind, function.fits(labels) else { return nil }
            return function
        }.first
        guard let function else { return }
        for (argument, parameter) in zip(call.arguments, function.parameters) where argument.value.isSelf {
            for name in parameter.type?.mentionedNames ?? [] {
                guard let opened = names.modulesByDelegate[name],
                    !module.delegations.contains(where: { $0.module == opened }),
                    let delegate = names.destinations[naming.destination(opened)]?.delegate
                else { continue }
                diagnostics.append(
                    .missingOn(
                        opened, delegate, in: module, at: SourceLocation(body.source, argument.value.range)))
            }
        }
    }
}

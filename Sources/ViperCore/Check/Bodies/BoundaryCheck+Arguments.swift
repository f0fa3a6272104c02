import Diagnostics
import SwiftSource
import ViperSpec

/// What is passed in calls that cross a boundary: destinations, and `self` as a delegate.
extension BoundaryCheck {
    mutating func checkArguments(
        _ calls: [CallFinder.Call], _ references: [Reference], in scope: Scope, _ body: Body
    ) {
        let byRange = Dictionary(references.filter { $0.call != nil }.map { ($0.range, $0) }) { first, _ in first }
        for call in calls {
            guard let reference = byRange[call.range] else { continue }
            switch scope.owner {
            case .router: checkDestination(in: call, of: reference, body)
            case .presenter: checkDelegate(in: call, of: reference, scope, body)
            case .interactor: break
            }
        }
    }

    /// `navigation.push(XModule())`, where no such module is known; and a router that passes itself as a delegate.
    private mutating func checkDestination(in call: CallFinder.Call, of reference: Reference, _ body: Body) {
        if reference.name.name == "navigation" {
            guard case .call(let callee, _, _) = call.arguments.first?.value.kind, case .name(let name) = callee.kind,
                name.name.hasSuffix("Module"), names.destinations[name.name] == nil, !names.types.contains(name.name)
            else { return }
            diagnostics.append(.unknownDestination(name, known: names.destinations.keys, in: body.source))
        } else if let opened = names.destinations[reference.name.name], let delegate = opened.delegate {
            for argument in call.arguments where argument.label?.name == "delegate" && argument.value.isSelf {
                diagnostics.append(
                    .routerIsNoDelegate(
                        of: opened.name, protocolName: delegate.protocolName,
                        at: SourceLocation(body.source, argument.value.range)))
            }
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

extension Expression {
    fileprivate var isSelf: Bool {
        if case .name(let name) = kind { name.name == "self" } else { false }
    }
}

extension TypeSyntax {
    /// All type names in it, nested ones as they are written: `TodoItem.ID`.
    var mentionedNames: [String] {
        switch shape {
        case .named(let components):
            [components.map(\.name).joined(separator: ".")]
                + components.flatMap { $0.arguments.flatMap(\.mentionedNames) }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .existential(let type),
            .opaque(let type), .metatype(let type), .attributed(_, _, let type), .suppressed(let type), .pack(let type):
            type.mentionedNames
        case .dictionary(let key, let value): key.mentionedNames + value.mentionedNames
        case .tuple(let elements): elements.flatMap(\.type.mentionedNames)
        case .function(let function):
            function.parameters.flatMap(\.type.mentionedNames) + function.result.mentionedNames
        case .composition(let types): types.flatMap(\.mentionedNames)
        case .missing: []
        }
    }
}

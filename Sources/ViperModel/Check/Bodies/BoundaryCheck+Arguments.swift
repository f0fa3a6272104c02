import Diagnostics
import SwiftSource
import ViperSpec

/// Checks two kinds of arguments: the arguments of destinations, such as `DetailModule(id: 1)`, which open modules,
/// and `self` passed as a delegate.
extension BoundaryCheck {
    /// Checks the destinations that a router creates, such as `DetailModule(id: 1)`. The module must exist.
    /// The arguments must fit the module's inputs, and must not pass the router as the module's delegate.
    mutating func checkDestinations(
        _ calls: [CallFinder.Call], _ references: [Reference], from caller: Member, _ body: Body
    ) {
        // The end offset of each call on `navigation`, by its start offset.
        var navigationEnds: [Int: Int] = [:]
        for reference in references where reference.name.name == "navigation" {
            navigationEnds[reference.range.lowerBound] = reference.range.upperBound
        }
        for call in calls {
            if let name = call.calledName, let destination = names.destinations[name.name] {
                checkDestination(call, of: name, opening: destination, from: caller, body)
            } else if navigationEnds[call.range.lowerBound] == call.range.upperBound {
                checkIsKnown(call.arguments.first?.value, body)
            }
        }
    }

    private mutating func checkDestination(
        _ call: CallFinder.Call, of name: Identifier, opening destination: any ModuleInterface, from caller: Member,
        _ body: Body
    ) {
        noteOpened(destination.name)
        let parameters = ParameterMatch(opening: destination)
        if !parameters.fits(call.labels) {
            diagnostics.report(
                .destinationArguments,
                "incorrect argument labels in call to '\(name.name)' (have '\(call.labels.labelText)', expected '\(parameters.labelText)')",
                at: SourceLocation(body.source, name.range),
                notes: ["write '\(name.name)\(parameters.labelText)'"])
        }
        guard let delegate = destination.delegate else { return }
        checkIsPassedOn(delegate, to: call, of: name, from: caller, body)
        for argument in call.arguments where argument.label?.name == "delegate" && argument.value.isSelf {
            diagnostics.report(
                .routerIsNoDelegate, "router passed as the delegate of '\(destination.name)'",
                at: SourceLocation(body.source, argument.value.range),
                notes: [
                    "take the delegate as a parameter, 'delegate: any \(delegate.protocolName)', and let the presenter pass 'self'"
                ])
        }
    }

    /// Reports a delegate that the router's member takes as a parameter, but neither uses nor passes to the opened
    /// module.
    private mutating func checkIsPassedOn(
        _ delegate: Section, to call: CallFinder.Call, of name: Identifier, from caller: Member, _ body: Body
    ) {
        let taken = caller.requirement.parameters.filter {
            $0.type?.mentionedNames.contains(delegate.protocolName) == true
        }.map(\.name.name)
        guard taken.count == 1, BodyNames.references(in: body.block, names: Set(taken)).isEmpty,
            call.trailingClosures.isEmpty
        else { return }
        let parameter = taken[0].escapedName
        let fixIt: Diagnostic.FixIt
        if let passed = call.arguments.first(where: { $0.label?.name == "delegate" })?.value.range {
            guard body.source.text(passed) == "nil" else { return }
            fixIt = .init("replace 'nil' with '\(parameter)'", range: passed, replacement: parameter)
        } else {
            let separator = call.arguments.isEmpty ? "" : ", "
            fixIt = .insert("\(separator)delegate: \(parameter)", at: call.range.upperBound - 1)
        }
        diagnostics.report(
            .destinationArguments,
            "'\(name.name)' does not get the delegate that '\(caller.baseName)' takes as a parameter",
            at: SourceLocation(body.source, name.range), fixIts: [fixIt])
    }

    /// Reports unknown destinations, such as `navigation.push(XModul())` with a typo, or `navigation.push(X())` with
    /// the module's name. Also reports a destination without parentheses: `navigation.push(XModule)`.
    private mutating func checkIsKnown(_ argument: Expression?, _ body: Body) {
        if case .name(let name) = argument?.kind, let destination = names.destinations[name.name] {
            diagnostics.report(
                .destinationArguments, "'\(name.name)' is a type; expected a value of this type",
                at: SourceLocation(body.source, name.range),
                notes: ["write '\(name.name)\(ParameterMatch(opening: destination).labelText)'"])
        }
        guard case .call(let callee, _, _) = argument?.kind, case .name(let name) = callee.kind,
            names.destinations[name.name] == nil, !names.types.contains(name.name),
            name.name.hasSuffix("Module") || names.destinations[naming.destination(name.name)] != nil
                || nearest(to: name.name, in: names.destinations.keys, within: 1) != nil
        else { return }
        diagnostics.reportWithinLimit(.unknownDestination(name, known: names.destinations.keys, in: body.source))
    }

    /// Reports `router.openAdd(delegate: self)` if the presenter's module has no `on Add` section.
    mutating func checkDelegate(passedBy reference: Reference, in scope: Scope, _ body: Body) {
        guard let member = reference.member, let call = reference.call,
            case .section(let section) = scope.roles[reference.name.name]?.target
        else { return }
        let callable = Callee(section).callable(member.name).lazy.compactMap(\.function)
        guard let function = callable.first(where: { $0.fits(call) }) else { return }
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

extension Rule {
    package static let destinationArguments = Rule(
        id: "destinationArguments", summary: "Wrong arguments for a destination",
        explanation: """
            A destination takes the inputs of its module by name, in the module's order, and the delegate last. You \
            may omit the delegate, and inputs that have a default or an optional type.
            """,
        wrong:
            "module A { router { func open() { navigation.push(DetailModule()) } } }\nmodule Detail(id: Int) { presenter(id) {} }",
        right:
            "module A { router { func open() { navigation.push(DetailModule(id: 1)) } } }\nmodule Detail(id: Int) { presenter(id) {} }"
    )

    static let missingOn = Rule(
        id: "missingOn", summary: "Missing 'on' section for a delegate",
        explanation: """
            The presenter passes itself as a module's delegate, so it must implement the members of that delegate. Add \
            'on Name { … }' with these members. Give a member a body there, or implement it in the presenter's class.
            """,
        wrong: """
            module A {
                presenter { func didTap() { router.open(delegate: self) } }
                router { func open(delegate: any PickDelegate) }
            }
            module Pick { delegate { func didPick() } }
            """,
        right: """
            module A {
                presenter { func didTap() { router.open(delegate: self) } }
                router { func open(delegate: any PickDelegate) }
                on Pick { func didPick() }
            }
            module Pick { delegate { func didPick() } }
            """)

    static let routerIsNoDelegate = Rule(
        id: "routerIsNoDelegate", summary: "Router passed as a delegate",
        explanation: """
            A delegate decides what happens after an event, and that decision is the presenter's work. Let the \
            router's member take the delegate as a parameter, and let the presenter pass 'self'. Implement the \
            delegate's members in an 'on' section.
            """,
        wrong: """
            module A { router { func open() { navigation.push(PickModule(delegate: self)) } } }
            module Pick { delegate { func didPick() } }
            """,
        right: """
            module A {
                presenter { func didTap() { router.open(delegate: self) } }
                router { func open(delegate: any PickDelegate) { navigation.push(PickModule(delegate: delegate)) } }
                on Pick { func didPick() {} }
            }
            module Pick { delegate { func didPick() } }
            """)

    static let unknownDestination = Rule(
        id: "unknownDestination", summary: "Unknown destination",
        explanation: """
            viper-gen generates a destination for every module in the specs: 'TodoDetailModule(id: id)' for 'module \
            TodoDetail(id: UUID)'. Correct the name. For a screen that your own Swift creates, declare 'external \
            module Name(inputs) { … }'.
            """,
        wrong: "module A { router { func open() { navigation.push(DetialModule()) } } }\nmodule Detail {}",
        right: "module A { router { func open() { navigation.push(DetailModule()) } } }\nmodule Detail {}")
}

extension Diagnostic {
    static func missingOn(
        _ opened: String, _ delegate: Section, in module: Module, at location: SourceLocation
    ) -> Diagnostic {
        let end = max(module.range.lowerBound, module.range.upperBound - 1)
        let isOnOwnLine = module.source.startsLine(end)
        let indent = isOnOwnLine ? module.source.indentation(at: end) : ""
        let members = delegate.members.map { indent + "        " + $0.requirement.declarationText + "\n" }
        let text =
            (isOnOwnLine ? "" : "\n") + "\n" + indent + "    on \(opened) {\n" + members.joined() + indent + "    }\n"
            + indent
        let start = isOnOwnLine ? module.source.lineRange(around: end).lowerBound : end
        return Diagnostic(
            .missingOn, "missing 'on \(opened)' section for the delegate of '\(opened)'", at: location,
            fixIts: [.init("insert 'on \(opened)' with its members", range: start..<end, replacement: text)])
    }

    static func unknownDestination(
        _ name: Identifier, known: some Sequence<String>, in source: SourceFile
    ) -> Diagnostic {
        if known.contains(name.name + "Module") {
            return Diagnostic(
                .unknownDestination, "'\(name.name)' is a module; expected its destination '\(name.name)Module'",
                at: SourceLocation(source, name.range),
                fixIts: [
                    .init(
                        "replace '\(name.name)' with '\(name.name)Module'", range: name.range,
                        replacement: name.name + "Module")
                ])
        }
        if let meant = nearest(to: name.name, in: known, within: 1) {
            return Diagnostic(
                .unknownDestination, "unknown destination '\(name.name)'",
                at: SourceLocation(source, name.range), fixIts: [.replace(name, by: meant)])
        }
        // All destinations end with `Module`, so the text before this ending is compared.
        let module = Identifier(name.name.withoutModuleSuffix, name.range)
        var diagnostic = Diagnostic(
            .unknownDestination, "unknown destination '\(name.name)'", at: SourceLocation(source, name.range)
        ).suggesting(module, among: known.map(\.withoutModuleSuffix))
        diagnostic.fixIts = diagnostic.fixIts.map { fixIt in
            FixIt(
                "replace '\(name.name)' with '\(fixIt.replacement)Module'", range: fixIt.range,
                replacement: fixIt.replacement + "Module")
        }
        return diagnostic
    }
}

extension String {
    fileprivate var withoutModuleSuffix: String { hasSuffix("Module") ? String(dropLast(6)) : self }
}

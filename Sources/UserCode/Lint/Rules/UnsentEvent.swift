import Diagnostics
import SwiftSource
import ViperModel

/// The exceptions of `unsentEvent` in the table of expected uses.
extension ExpectedUses {
    /// Returns whether code other than the view may call the member. The presenter itself may, or an interactor or
    /// router that stores the presenter, as in older apps. Or another section of the presenter declares the same
    /// member.
    @Sendable static func isSentByOthers(_ member: Member, _ place: ExpectedUse.Place) -> Bool {
        let others = place.module.presenterSections.dropFirst().flatMap(\.members)
        if others.contains(where: { $0.fullName == member.fullName }) || isUsedByItself(member, place) { return true }
        return place.module.parts.filter { $0 != .view && $0 != .presenter }
            .flatMap { place.lint.code(of: $0, in: place.index).usedAnywhere }
            .contains { $0.contains(place.link.property) && $0.mayUse(specified: member) }
    }

    /// Returns whether the view is still unmodified. It calls no member of its presenter except lifecycle events, and
    /// the functions of its section are empty.
    @Sendable static func isViewNotBegun(_ place: ExpectedUse.Place) -> Bool {
        let (lint, module, view) = (place.lint, place.module, place.code)
        // The templates of a custom kit may contain calls that cannot be found here.
        guard Kit.builtIn.contains(lint.program.app.kit) else { return true }
        let sends = module.presenter.members.contains { member in
            LifecycleEvent(rawValue: member.baseName) == nil && view.used.mayUse(specified: member)
        }
        // Generated SwiftUI views already call the presenter. They show the names of members as placeholders for texts.
        if lint.naming.screenView(module.name, kit: lint.program.app.kit) != nil {
            return !sends || view.parts.contains { $0.showsName(among: view.used) }
        }
        let viewMembers = Set(module.view.members.map(\.fullName))
        return !sends
            && !view.parts.contains { part in
                part.declaration.members.contains { member in
                    guard let name = member.requirement?.fullName, let body = member.bodyRange else { return false }
                    return viewMembers.contains(name) && !part.tokens(inside: body).isEmpty
                }
            }
    }
}

extension LintContext.Part {
    /// Returns whether a string in the code is one of the used names, as in the generated `Button("didTapAdd")`.
    fileprivate func showsName(among names: NameUsages) -> Bool {
        code.tokens.contains {
            $0.kind == .string && names.contains(String(source.text($0.range).dropFirst().dropLast()))
        }
    }
}

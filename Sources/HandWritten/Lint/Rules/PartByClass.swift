import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

extension Rule {
    static let partByClass = Rule(
        id: "partByClass", isAdjustable: true,
        summary: "Part referenced by its class instead of its protocol",
        explanation: """
            Code that refers to a part by its class, or casts to the class, can call everything the class has, and \
            cannot be tested with a mock. Use the protocol that viper-gen generates from the spec. If it lacks a \
            member, declare the member in the spec.
            """,
        wrong: "final class ListInteractor {\n    weak var output: ListPresenter?\n}",
        right:
            "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")
}

extension Boundaries {
    /// Whether a part may name another one's class: to make it or to use the type itself, as `FeedPresenter.title`; where SwiftUI
    /// watches it; or where another rule forbids to name the part at all.
    @Sendable static func mayNameClass(_ mention: Mention) -> Bool {
        guard let (part, use) = mention.code else { return true }
        let other = mention.lint.types.partNames.classes(of: part.module).first { $0.name == mention.name }?.part
        guard let other, other != part.owner.part, !isLeftToOtherRules(other.kind, in: part.kind) else { return true }
        return [".", "("].contains(part.code.text(use.index + 1))
            || part.makers.contains { $0.contains(mention.location.range.lowerBound) }
            || part.observedTypes.contains(mention.name)
    }

    /// Views and interactors must not know these at all: `viewBoundary` and `interactorBoundary` say so. A router makes the
    /// view, and goes on from it: no protocol of the view's would do.
    private static func isLeftToOtherRules(_ other: SectionKind, in own: SectionKind) -> Bool {
        switch own {
        case .view, .interactor: partsOfPresenter(besides: own).contains(other)
        default: own == .router && other == .view
        }
    }

    @Sendable static func protocolInstead(_ mention: Mention) -> String {
        let (types, module) = (mention.lint.types, mention.lint.program.modules[mention.module])
        let others = types.owners[mention.name].map { module.sections(of: $0.part) } ?? []
        let sections = others.filter { !$0.isLeftOut }.map(\.protocolName)
        let own = types.owners[mention.part].map { module.links(of: $0.part, mention.lint.naming) } ?? []
        let name = own.map(\.protocolName).first(where: sections.contains) ?? sections.first
        return name.map { "use its protocol 'any \($0)'; declare missing members in the spec" }
            ?? "declare a section '\(mention.meaning)' in the spec to generate its protocol"
    }
}

extension LintContext.Part {
    /// The static functions of a router: they put the module together, and may give back the classes that they make.
    fileprivate var makers: [Range<Int>] {
        guard owner.part == .router else { return [] }
        return declaration.members.filter { member in
            member.kind == .function && member.modifiers.contains { ["static", "class"].contains($0.name) }
        }.map(\.range)
    }

    /// The types that SwiftUI watches for a view, which have to be classes: `Model` of `@ObservedObject var model: Model`.
    fileprivate var observedTypes: Set<String> {
        guard owner.part == .view else { return [] }
        let wrappers: Set = ["Bindable", "EnvironmentObject", "ObservedObject", "State", "StateObject"]
        return declaration.members.reduce(into: []) { names, member in
            guard member.attributes.contains(where: { wrappers.contains($0.name) }) else { return }
            names.formUnion(member.requirement?.variable?.type?.names ?? [])
        }
    }
}

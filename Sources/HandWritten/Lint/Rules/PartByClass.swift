import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Looks for the classes of other parts of a module where their protocols should stand: in properties, parameters and casts.
enum PartByClass: LintRule {
    static let rule = Rule(
        id: "partByClass", isAdjustable: true, summary: "A part knows the other parts by their protocols",
        explanation: """
            Who holds a part by its class, or casts to it, can call whatever the class has, and cannot be tested without it: \
            no mock fits in its place. Name the protocol that viper-gen makes of the spec; what it lacks belongs in the \
            spec.
            """,
        wrong: "final class ListInteractor {\n    weak var output: ListPresenter?\n}",
        right: "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.ownParts.flatMap { part -> [Diagnostic] in
            let observed = observed(by: part)
            func other(_ name: String) -> ModuleClass? {
                guard !observed.contains(name), let other = lint.types.owners[name], other.module == part.owner.module,
                    other.part != part.owner.part,
                    !isLeftToOtherRules(other.part.kind, in: part.owner.part.kind)
                else { return nil }
                return other
            }
            let classes = lint.types.partNames.classes(of: part.module).map(\.name)
            let makers = makers(in: part)
            func isHarmless(_ tokens: ArraySlice<Token>, _ index: Int) -> Bool {
                isMadeOrStatic(tokens, after: index) || makers.contains { $0.contains(tokens[index].range.lowerBound) }
            }
            return lint.firstUses(of: classes, in: part, except: isHarmless, meaning: other).map { use in
                let kind = use.meaning.part.kind.rawValue
                let name = protocolName(of: use.meaning, for: part, lint)
                return Diagnostic(
                    rule, "'\(part.name)' knows the \(kind) by its class '\(use.name)'", at: use.location,
                    notes: [
                        name.map { "name its protocol instead, 'any \($0)'; what that lacks belongs in the spec" }
                            ?? "it has no protocol: a section '\(kind)' of the spec makes one"
                    ])
            }
        }
    }

    /// The static functions of a router: they put the module together, and may give back the classes that they make.
    private static func makers(in part: LintContext.Part) -> [Range<Int>] {
        guard part.owner.part == .router else { return [] }
        return part.declaration.members.filter { member in
            member.kind == .function && member.modifiers.contains { ["static", "class"].contains($0.name) }
        }.map(\.range)
    }

    /// The types that SwiftUI watches for a view, which have to be classes: `Model` of `@ObservedObject var model: Model`.
    private static func observed(by part: LintContext.Part) -> Set<String> {
        guard part.owner.part == .view else { return [] }
        let wrappers: Set = ["Bindable", "EnvironmentObject", "ObservedObject", "State", "StateObject"]
        return part.declaration.members.reduce(into: []) { names, member in
            guard member.attributes.contains(where: { wrappers.contains($0.name) }) else { return }
            names.formUnion(member.requirement?.variable?.type?.names ?? [])
        }
    }

    /// Views and interactors must not know these at all: `viewBoundary` and `interactorBoundary` say so. A router makes the
    /// view, and goes on from it: no protocol of the view's would do.
    private static func isLeftToOtherRules(_ other: SectionKind, in own: SectionKind) -> Bool {
        switch own {
        case .view: other != .presenter
        case .interactor: other == .view || other == .router
        default: own == .router && other == .view
        }
    }

    /// Whether a class is named to make an object or to use the type itself: `FeedPresenter(…)`, `FeedPresenter.title`.
    private static func isMadeOrStatic(_ tokens: ArraySlice<Token>, after index: Int) -> Bool {
        guard index + 1 < tokens.endIndex else { return false }
        let next = tokens[index + 1].kind
        return next == .punctuation(Ascii.dot) || next == .punctuation(Ascii.openParen)
    }

    /// The protocol by which a part knows another; nil where that has none.
    private static func protocolName(
        of other: ModuleClass, for part: LintContext.Part, _ lint: LintContext
    ) -> String? {
        let sections = part.module.sections(of: other.part).filter { !$0.isLeftOut }.map(\.protocolName)
        let links = part.module.links(of: part.owner.part, lint.naming).map(\.protocolName)
        return links.first(where: sections.contains) ?? sections.first
    }
}

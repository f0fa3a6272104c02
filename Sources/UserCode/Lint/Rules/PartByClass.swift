import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

extension Rule {
    static let partByClass = Rule(
        id: "partByClass", isAdjustable: true,
        summary: "Part referenced by its class instead of its protocol",
        explanation: """
            Code that refers to a part by its class, or casts to the class, can call all members of the class. You \
            cannot test such code with a mock. Use the protocol that viper-gen generates from the spec. If the \
            protocol lacks a member, declare the member in the spec.
            """,
        wrong: "final class ListInteractor {\n    weak var output: ListPresenter?\n}",
        right:
            "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")
}

extension Boundaries {
    /// Returns whether a part may refer to the class of another part. It may create an object of the class, or use a
    /// static member: `FeedPresenter.title`. It may use the class as a type in a static function of a router, if
    /// SwiftUI observes the class, or if a protocol requires it in a parameter. Any reference is allowed if the other
    /// part has no protocol, or if another rule reports the reference. If a property has the same name as the class,
    /// the name may mean the property, so it is allowed, too.
    @Sendable static func mayNameClass(_ mention: Mention) -> Bool {
        guard let (part, use) = mention.code else { return true }
        let other = mention.lint.types.partNames.classes(of: part.module).first { $0.name == mention.name }?.part
        guard let other, other != part.owner.part, !isLeftToOtherRules(other.kind, in: part.kind) else { return true }
        return [".", "("].contains(part.code.text(use.index + 1))
            || part.makers.contains { $0.contains(mention.location.range.lowerBound) }
            || part.observedTypes.contains(mention.name)
            || mention.lint.code(of: part.owner).parts.contains { $0.hasProperty(named: mention.name) }
            || protocols(of: other, in: part.module).isEmpty
            || part.isParameterOfProtocol(at: mention.location.range.lowerBound, mention.lint)
    }

    private static func protocols(of part: ModulePart, in module: Module) -> [String] {
        module.sections(of: part).filter { !$0.isLeftOut }.map(\.protocolName)
    }

    /// Returns whether this rule ignores references to the part `other`. In views and interactors, `viewBoundary` and
    /// `interactorBoundary` report them. A router needs the class of the view, because it creates the view and
    /// navigates from it.
    private static func isLeftToOtherRules(_ other: SectionKind, in own: SectionKind) -> Bool {
        switch own {
        case .view, .interactor: partsOfPresenter(besides: own).contains(other)
        default: own == .router && other == .view
        }
    }

    @Sendable static func protocolInstead(_ mention: Mention) -> String {
        let (types, module) = (mention.lint.types, mention.lint.program.modules[mention.module])
        let others = types.owners[mention.name].map { protocols(of: $0.part, in: module) } ?? []
        let own = types.owners[mention.part].map { module.links(of: $0.part, mention.lint.naming) } ?? []
        let name = own.map(\.protocolName).first(where: others.contains) ?? others.first ?? mention.name
        return "use its protocol 'any \(name)'; declare missing members in the spec"
    }
}

extension LintContext.Part {
    /// Returns whether a location is in the parameters of a member that a protocol of the spec or of the app declares.
    fileprivate func isParameterOfProtocol(at place: Int, _ lint: LintContext) -> Bool {
        let member = declaration.members.first { $0.parameters.contains { $0.range.contains(place) } }
        guard let name = member?.requirement?.fullName else { return false }
        if module.sections(of: owner.part).flatMap(\.members).contains(where: { $0.fullName == name }) { return true }
        let protocols = Set([self.name]).closed { lint.inherited[$0] ?? [] }
        let files = lint.files.filter { $0.headings.contains { $0.kind == .protocol && protocols.contains($0.name) } }
        return files.flatMap(\.outline.declarations).filter { protocols.contains($0.name.name) && $0.kind == .protocol }
            .flatMap(\.members).contains { $0.requirement?.fullName == name }
    }

    /// Returns whether a property has the same name as a class: `var FeedPresenter: FeedPresenterProtocol?`.
    fileprivate func hasProperty(named name: String) -> Bool {
        declaration.members.contains { $0.requirement?.variable?.name.name == name }
    }

    /// The static functions of a router, which assemble the module and may return the classes that they create.
    fileprivate var makers: [Range<Int>] {
        guard owner.part == .router else { return [] }
        return declaration.members.filter(\.isStaticFunction).map(\.range)
    }

    /// The types that SwiftUI observes for a view: `Model` in `@ObservedObject var model: Model`. They have to be
    /// classes.
    fileprivate var observedTypes: Set<String> {
        guard owner.part == .view else { return [] }
        let wrappers: Set = ["Bindable", "EnvironmentObject", "ObservedObject", "State", "StateObject"]
        return declaration.members.reduce(into: []) { names, member in
            guard member.attributes.contains(where: { wrappers.contains($0.name) }) else { return }
            names.formUnion(member.requirement?.variable?.type?.names ?? [])
        }
    }
}

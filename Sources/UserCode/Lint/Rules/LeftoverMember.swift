import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// A check for members that the spec does not require and that no code uses.
enum LeftoverMember: LintRule {
    static let rule = Rule(
        id: "leftoverMember", severity: .warning, isAdjustable: true,
        summary: "Unused member that the spec does not declare",
        explanation: """
            No protocol in the spec requires this non-private member, and no code refers to it. Usually, the spec once \
            declared this member, and someone renamed or deleted that declaration. Delete the member, make it private, \
            or move its body to the member that replaced it. Next time, rename a member with 'viper-gen rename \
            List.showOld show', which keeps the body. viper-gen never deletes code that you wrote.
            """,
        wrong: "final class ListView {\n    func show() {}\n    func showOld() { title = \"\" }\n}",
        right: "final class ListView {\n    func show() {}\n    private func layOut() { title = \"\" }\n}")

    static func unused(in lint: LintContext) -> [Unused] {
        // Another finding may already report how the member changed.
        let reported = Set(lint.input.found.filter { $0.rule == .missingInClass }.compactMap(\.location))
        return lint.ownParts.flatMap { part -> [Unused] in
            let sections = part.module.sections(of: part.owner.part)
            // Skips classes whose additional members may be needed. An unknown protocol may require them, or a custom
            // template may have created them. If the file is out of date, its update may still rename a member.
            guard !lint.outdated.contains(part.file.source.path),
                !lint.input.begunByTemplates.contains(part.file.source.path), lint.beganClasses(of: part.module),
                !sections.contains(where: { $0.isOpen }),
                part.inheritsWhatIsKnown(sections)
            else { return [] }
            let asked = Set(sections.flatMap(namesAsked(by:)))
            let written = Set(sections.flatMap(\.written).flatMap(\.names))
            let stubs = part.declaration.members.filter(part.isStub).compactMap(\.requirement)
            return part.declaration.members.compactMap { member in
                guard let requirement = member.requirement, !asked.contains(requirement.fullName),
                    !written.contains(member.name.name)
                else { return nil }
                let isState =
                    part.owner.part != .view && member.isLikeState
                    && !isUsed(member.name.name, of: part, lint)
                guard member.isOpenToAll || isState else { return nil }
                let place = part.location(member.name.range)
                if reported.contains(place) { return nil }
                return Unused(
                    declared: .requirement(requirement), users: isState ? [.tests, .bodies] : [.app, .tests, .bodies],
                    finding: finding(requirement, of: part.name, at: place, stubs: stubs))
            }
        }
    }

    /// Returns whether the app may use a property of a class. A use counts if it is in the class, in the rest of the
    /// file, or in a file that refers to the class.
    private static func isUsed(_ name: String, of part: LintContext.Part, _ lint: LintContext) -> Bool {
        lint.code(of: part.owner).used.contains(name)
            || lint.namesOfFiles.contains { file, names in
                names.contains(name) && (file == part.file || names.contains(part.name))
            }
    }

    /// Returns the names that a section requires of its class: members, state and parameters.
    private static func namesAsked(by section: Section) -> [String] {
        section.allMembers.map(\.fullName) + section.state.map(\.name) + section.parameters.map(\.name)
    }

    /// Returns the finding on a member. `stubs` are the unimplemented members of the class: one of them may replace the
    /// member.
    static func finding(
        _ member: Requirement, of type: String, at location: SourceLocation, stubs: [Requirement]
    ) -> Diagnostic {
        let alike = stubs.filter { stub in
            stub.isFunction && member.isFunction && stub.fullName != member.fullName
                && stub.parameters.map(\.type?.text) == member.parameters.map(\.type?.text)
        }
        let way = "delete the member, or make it private"
        let note =
            alike.count == 1 ? "if '\(alike[0].fullName)' replaced it, move the body there; otherwise \(way)" : way
        return Diagnostic(
            rule, "'\(type).\(member.fullName)' is never used and not declared in the spec", at: location,
            notes: [.init(note)])
    }
}

extension LintContext.Part {
    /// Returns whether the class inherits only the spec's protocols and types that require no members.
    fileprivate func inheritsWhatIsKnown(_ sections: [Section]) -> Bool {
        declaration.inherited.allSatisfy { type in
            ["UIViewController", "NSObject", "Sendable"].contains(type.text)
                || sections.contains { $0.protocolName == type.text }
        }
    }
}

extension DeclarationOutline {
    /// Whether the member looks like state that viper-gen adds to a class. It is a plain stored `var` with an initial
    /// value or an optional type.
    var isLikeState: Bool {
        guard let variable = requirement?.variable, bodyRange == nil, attributes.isEmpty, modifiers.isEmpty
        else { return false }
        return variable.keyword.name == "var" && (variable.value != nil || variable.type?.isOptional == true)
    }

    /// Whether the member is a non-private function or computed property that code can use only by its name. Overrides,
    /// operators, and members with an attribute such as `@objc` can be used in other ways.
    fileprivate var isOpenToAll: Bool {
        guard kind == .function || (kind == .variable && bodyRange != nil) else { return false }
        return !modifiers.contains { Self.hidden.contains($0.name) }
            && attributes.allSatisfy { Self.harmless.contains($0.name) }
            && name.name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
    }

    private static let hidden: Set = ["private", "fileprivate", "override"]
    private static let harmless: Set = ["MainActor", "discardableResult", "available", "inlinable"]
}

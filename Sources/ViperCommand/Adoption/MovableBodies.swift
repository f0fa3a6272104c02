import Adoption
import Diagnostics
import SwiftSource
import UserCode
import ViperModel
import ViperSpec

/// The bodies of one class that can move into the spec together, with the helpers and state that they use.
///
/// A helper moves if only moving bodies use it. A body moves if everything that it uses is in the spec afterwards. A
/// body or helper that stays can therefore keep others from moving. So the selection is reduced until it no longer
/// changes.
struct MovableBodies {
    /// A function of the class that a section requires.
    struct Body {
        let member: SpecMember
        let source: SourceFile
        let declaration: DeclarationOutline
    }

    /// The class from which bodies move.
    struct Owner {
        let members: ClassMembers
        /// The names of the members that the class's sections require.
        let required: Set<String>
        /// The properties of the class that store other parts.
        let parts: Set<String>
        /// The section of the spec that contains the state of the class; nil if the spec has no such section.
        let section: SectionDeclaration?
        /// The names of the app's structs and enums, and of Swift functions that a body may call, such as `print`.
        let types: Set<String>
    }

    /// A choice of the bodies that may move.
    enum Choice {
        /// Only bodies that do little more than call other parts of the module.
        case plain
        /// All bodies that are passed to the initializer.
        case all
    }

    private(set) var bodies: [Body]
    /// The bodies that stay in the class, with the reasons.
    private(set) var staying: [(body: Body, reason: String)] = []
    /// The helpers and state that move with the bodies, and the private properties that the bodies use.
    private(set) var dependencies = BodyMoveDependencies()
    private let owner: Owner
    private let choice: Choice
    private let state: [BodyMoveDependencies.Declaration]
    private var helpers: [BodyMoveDependencies.Declaration]

    /// Selects the bodies that can move. `uses` returns how often the name of a helper occurs in the files in which the
    /// helper is visible, without its declaration.
    init(_ bodies: [Body], of owner: Owner, taking choice: Choice, uses: (BodyMoveDependencies.Declaration) -> Int) {
        (self.bodies, self.owner, self.choice) = (bodies, owner, choice)
        let own = owner.required.union(owner.parts)
        let hidden = Set(owner.members.hidden.map(\.name))
        state =
            owner.section == nil
            ? []
            : owner.members.possibleState.filter {
                !own.contains($0.name) && ($0.outline.hidingModifiers.isEmpty || hidden.contains($0.name))
            }
        helpers = owner.members.possibleHelpers.filter { helper in
            !own.contains(helper.name)
                && (choice == .all || SwiftBody(helper).map { $0.lineCount <= ViperModel.Body.longest } == true)
        }
        var count: Int
        repeat {
            count = self.bodies.count + helpers.count
            leaveOut(uses)
        } while count > self.bodies.count + helpers.count
        let used = namesUsed(among: owner.members.hidden.map(\.name) + state.map(\.name))
        dependencies = BodyMoveDependencies(
            helpers: helpers, state: state.filter { used.contains($0.name) },
            opened: owner.members.hidden.filter { used.contains($0.name) })
    }

    /// Removes bodies that `choice` does not allow to move from the selection. Also removes helpers that other code
    /// uses, or that no selected body uses.
    private mutating func leaveOut(_ uses: (BodyMoveDependencies.Declaration) -> Int) {
        if choice == .plain { leaveOutUnlessPlain() }
        let all = all
        let counts = Dictionary(
            all.flatMap { $0.source.identifiers(in: $0.range) }.map { ($0, 1) }, uniquingKeysWith: +)
        helpers.removeAll { uses($0) > counts[$0.name] ?? 0 }
        helpers = reached()
    }

    private mutating func leaveOutUnlessPlain() {
        var names = ForwardingBodyNames(parts: owner.parts)
        let functions = helpers.filter { $0.outline.kind == .function }
        names.functions = Set(functions.map(\.name) + bodies.map(\.member.member.requirement.baseName))
        names.values = Set(helpers.filter { $0.outline.kind == .variable }.map(\.name) + state.map(\.name))
        names.lists = Set(state.filter(\.isOfStandardType).map(\.name))
        names.types = owner.types
        bodies.removeAll { body in
            let obstacle = SwiftBody(body).obstacle(among: names, needsEffect: true)
            if let obstacle { staying.append((body, "it " + obstacle)) }
            return obstacle != nil
        }
        helpers.removeAll { SwiftBody($0)?.obstacle(among: names, needsEffect: false) != nil }
    }

    /// Returns the helpers that the bodies use, directly or through other helpers.
    private func reached() -> [BodyMoveDependencies.Declaration] {
        let byName = Dictionary(firstOf: helpers.map { ($0.name, $0) })
        var waiting = bodies.map(SwiftBody.init)
        var names: Set<String> = []
        while let body = waiting.popLast() {
            for name in body.source.identifiers(in: body.range) {
                guard let helper = byName[name], names.insert(name).inserted else { continue }
                waiting += [SwiftBody(helper)].compactMap(\.self)
            }
        }
        return helpers.filter { names.contains($0.name) }
    }

    private var all: [SwiftBody] { bodies.map(SwiftBody.init) + helpers.compactMap(SwiftBody.init) }

    /// Returns the spec with the state and the helpers that move together with the bodies.
    func adding(to spec: SourceFile) -> SourceFile {
        var edits = SourceEdits(spec)
        if let section = owner.section {
            dependencies.additions(to: section, of: spec).apply(to: &edits)
        } else if let section = bodies.first?.member.section {
            BodyMoveDependencies(helpers: dependencies.helpers).additions(to: section, of: spec).apply(to: &edits)
        }
        return SourceFile(path: spec.path, bytes: edits.result)
    }

    private func namesUsed(among names: [String]) -> Set<String> {
        all.reduce(into: []) { used, body in
            let references = BodyNames.references(in: body.block, names: Set(names), parameters: body.parameters)
            used.formUnion(references.map(\.name.name))
        }
    }
}

extension [SectionDeclaration] {
    /// Returns the section with the state of the class that implements a member; nil if there is none.
    func keepingState(of member: SpecMember) -> SectionDeclaration? {
        first {
            $0.kind == member.section.kind.implementer
                && ($0.kind != .interactor || $0.name?.name == member.section.name?.name)
        }
    }
}

extension BodyMoveDependencies.Declaration {
    /// Whether the variable is an array, a dictionary, a set, a string, a number or a Boolean. Then a body calls only
    /// functions of the standard library on it.
    fileprivate var isOfStandardType: Bool {
        guard let variable = outline.requirement?.variable else { return false }
        if let type = variable.type {
            let text = (type.wrapped ?? type).text
            return text.hasPrefix("[") || ["String", "Int", "Double", "Bool"].contains(text) || text.hasPrefix("Set<")
        }
        return variable.value?.name.first.map { "[\"0123456789tf".contains($0) } ?? false
    }
}

/// The body of a function or helper in a class.
private struct SwiftBody {
    let source: SourceFile
    /// The range between the braces.
    let range: Range<Int>
    let parameters: [Identifier]

    init(_ body: MovableBodies.Body) {
        source = body.source
        range = (body.declaration.bodyRange ?? body.declaration.range).inner
        parameters = body.declaration.parameters.map(\.name)
    }

    init?(_ helper: BodyMoveDependencies.Declaration) {
        guard let body = helper.outline.bodyRange else { return nil }
        (source, range, parameters) = (helper.file, body.inner, helper.outline.parameters.map(\.name))
    }

    func obstacle(among names: ForwardingBodyNames, needsEffect: Bool) -> String? {
        block.obstacle(among: names, parameters: parameters, needsEffect: needsEffect)
    }

    var block: CodeBlock { TokenCursor.block(of: source, in: range) }
    var lineCount: Int { ViperModel.Body.lineCount(of: source, in: range) }
}

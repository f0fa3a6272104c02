import Diagnostics
import ViperModel
import ViperSpec

/// A name that most modules use for a part: for example, `{module}Wireframe` for the class of the router.
package struct NamingVote: Hashable, Sendable {
    /// The named part; nil for the type that creates the module.
    let kind: SectionKind?
    /// The word in `naming` for the kind of name: `protocol` or `class`, for example.
    let name: String
    let value: String
    let evidence: String

    /// The word for the part in `naming`.
    var part: String { kind?.rawValue ?? "module" }
}

/// The naming conventions of a hand-written app: the patterns that most modules follow, such as `{module}Wireframe`.
struct NamingVotes {
    let settings: [InferredSetting]
    /// The naming scheme that agrees with the most protocol names.
    let scheme: Naming.Scheme
    /// The names that differ from the scheme's, in the order in which the language lists the parts.
    let stated: [NamingVote]

    /// Determines the naming of the modules. `paths` contains the path of each file with only one class, by the class's
    /// name. The default names of views depend on `kit`.
    init(_ all: [RecognizedModule], paths: [String: String], kit: Kit) {
        let modules = Self.modulesOfPrevailingNaming(all)
        let votes = Self.votes(of: modules, paths: paths, kit: kit)
        let scheme = Self.scheme(nearestTo: votes)
        let factories = Self.factoryVotes(of: modules)
        func isExpected(_ vote: NamingVote) -> Bool {
            vote.value == Self.expected(vote, in: scheme, kit, beside: votes)
        }
        // A file with the name of its class needs no setting.
        settings = (factories + votes.filter { $0.name != "file" || !isExpected($0) }).map {
            InferredSetting("naming \($0.part) \($0.name)", $0.value, $0.evidence)
        }
        stated = (votes + factories).filter { !isExpected($0) }
        self.scheme = scheme
    }

    /// Returns the names that more than half of the modules give to their parts.
    private static func votes(of modules: [RecognizedModule], paths: [String: String], kit: Kit) -> [NamingVote] {
        var votes: [NamingVote] = []
        for kind in SectionKind.withProtocol {
            let parts = modules.flatMap { module in
                module.parts.filter { $0.kind == kind && $0.interactor == nil }.map { (module: module, part: $0) }
            }
            func count(_ name: String, _ pattern: (RecognizedModule, RecognizedModule.Part) -> String?) {
                let patterns = parts.compactMap { pattern($0.module, $0.part) }
                guard let (value, count) = InferredSetting.majority(patterns), !value.isEmpty else { return }
                // If the protocol has the default name of the class, the most common class name counts even without a
                // majority.
                let isTaken = votes.contains { $0.kind == kind && $0.value == className(kind, in: .standard, kit) }
                guard count * 2 > patterns.count || name == "class" && isTaken else { return }
                // A path is no pattern for other modules if only one module has it, and a folder in it is named after a
                // module.
                let folders = name == "file" && count == 1 ? value.pathParts.dropLast() : []
                if folders.contains(where: { folder in modules.contains { folder.hasPrefix($0.name) } }) { return }
                votes.append(
                    NamingVote(kind: kind, name: name, value: value, evidence: "\(count) of \(patterns.count) modules"))
            }
            count("protocol") { module, part in pattern(part.fact.declaration.name.name, of: module.name) }
            if kind.hasClass {
                count("class") { module, part in part.type.flatMap { pattern($0, of: module.name) } }
                count("file") { module, part in part.type.flatMap { paths[$0] }.flatMap { file($0, of: module) } }
            }
            // A property name that contains the module's name, such as `feedView`, is not a pattern for other modules.
            count("property") { module, part in
                part.property.map { $0.lowercased().place(of: module.name.lowercased()) == nil ? $0 : "" }
            }
        }
        return votes
    }

    /// Returns the most common name of the type that creates a module, and of the type's function. Empty unless more
    /// than half of the modules have a type with this name, and most of these types have this function.
    private static func factoryVotes(of modules: [RecognizedModule]) -> [NamingVote] {
        let factories = modules.map { module in module.factory.flatMap { pattern($0.type, of: module.name) } }
        guard let (type, count) = InferredSetting.majority(factories.compactMap(\.self)), count * 2 > modules.count,
            let (function, others) = InferredSetting.majority(
                zip(modules, factories).filter { $1 == type }.compactMap(\.0.factory?.function)),
            others * 2 > count
        else { return [] }
        return [
            NamingVote(kind: nil, name: "class", value: type, evidence: "\(count) of \(modules.count) modules"),
            NamingVote(
                kind: nil, name: "function", value: function,
                evidence: "\(others) of the \(count) modules with this class"),
        ]
    }

    /// Returns the scheme that agrees with the most protocol names. Prefers the default scheme if no other scheme
    /// agrees with more.
    private static func scheme(nearestTo votes: [NamingVote]) -> Naming.Scheme {
        func fits(_ scheme: Naming.Scheme) -> Int {
            let naming = Naming(scheme)
            return votes.count { vote in
                vote.name == "protocol" && vote.kind.map { naming[$0].protocolName.text } == vote.value
            }
        }
        let nearest = Naming.Scheme.allCases.max { fits($0) < fits($1) } ?? .protocols
        return fits(nearest) == fits(.protocols) ? .protocols : nearest
    }

    /// Returns the name that the scheme gives to the part in `vote`; nil for the type that creates a module. A file gets
    /// the name of its class: the name in `votes`, or else the scheme's.
    private static func expected(
        _ vote: NamingVote, in scheme: Naming.Scheme, _ kit: Kit, beside votes: [NamingVote]
    ) -> String? {
        guard let kind = vote.kind else { return nil }
        let naming = Naming(scheme)
        let className = className(kind, in: naming, kit)
        return switch vote.name {
        case "protocol": naming[kind].protocolName.text
        case "class": className
        case "file": votes.first { $0.kind == kind && $0.name == "class" }?.value ?? className
        default: naming[kind].property
        }
    }

    private static func className(_ kind: SectionKind, in naming: Naming, _ kit: Kit) -> String {
        let viewClass = kind == .view ? Naming.standard.viewClass("{module}", kit: kit) : ""
        return naming[kind].className?.text ?? viewClass
    }

    /// Returns the pattern of a path in a module's folder: `Presenter/{module}Presenter` for
    /// `App/Feed/Presenter/FeedPresenter.swift`; nil for a file in another folder.
    private static func file(_ path: String, of module: RecognizedModule) -> String? {
        let folder = module.folder + "/"
        guard path.hasPrefix(folder), path.hasSuffix(".swift") else { return nil }
        let parts = path.dropFirst(folder.count).dropLast(".swift".count).split(separator: "/").map(String.init)
        guard let name = parts.last.flatMap({ pattern($0, of: module.name) }) else { return nil }
        return (parts.dropLast() + [name]).joined(separator: "/")
    }

    /// Returns the modules that determine the naming. If a large app has two conventions, returns only the modules that
    /// name their presenters like the majority, because a mixture would fit no module. Otherwise, returns all modules.
    private static func modulesOfPrevailingNaming(_ modules: [RecognizedModule]) -> [RecognizedModule] {
        let patterns = modules.map { module in
            let presenter = module.parts.first { $0.kind == .presenter }
            return presenter.flatMap { pattern($0.fact.declaration.name.name, of: module.name) }
        }
        let votes = patterns.compactMap(\.self)
        guard let (most, count) = InferredSetting.majority(votes), votes.count >= 10, count * 5 < votes.count * 4
        else { return modules }
        return zip(modules, patterns).filter { $1 == most }.map(\.0)
    }

    /// Returns the pattern of a name: `{module}Wireframe` for `FeedWireframe`, `{module}ViewTo{module}Presenter` for
    /// `FeedViewToFeedPresenter`; nil if the name does not contain the module's name.
    private static func pattern(_ name: String, of module: String) -> String? {
        guard name != module, let place = name.place(of: module) else { return nil }
        var pattern: String = name[..<place.lowerBound] + NamePattern.module
        var rest = String(name[place.upperBound...])
        while let next = rest.place(of: "To" + module) {
            pattern += rest[..<next.lowerBound] + "To" + NamePattern.module
            rest = String(rest[next.upperBound...])
        }
        return pattern + rest
    }
}

extension String {
    /// Returns the first range of another name in this name. Comparing bytes is faster than comparing characters.
    fileprivate func place(of other: String) -> Range<String.Index>? {
        utf8.indices.first { utf8[$0...].starts(with: other.utf8) }.map {
            $0..<utf8.index($0, offsetBy: other.utf8.count)
        }
    }
}

import Diagnostics
import ViperModel
import ViperSpec

/// How a team calls the parts of its modules: for each name the pattern that most modules follow.
struct NamingVotes {
    private(set) var settings: [InferredSetting] = []
    /// The scheme that comes nearest; the standard one says nothing.
    private(set) var scheme = Naming.Scheme.protocols
    /// What is otherwise than the scheme has it, by part, in the order of the language.
    private(set) var blocks: [(part: String, names: [(name: String, value: String)])] = []

    private static let kinds: [SectionKind] = [.view, .presenter, .interactor, .output, .router, .interface, .delegate]
    /// Those that a class of the module implements.
    private static let withClass: Set<SectionKind> = [.view, .presenter, .interactor, .router]

    /// How most modules call one thing of a part: its `protocol`, say.
    private struct Vote {
        let kind: SectionKind
        let name: String
        let value: String
        let evidence: String
    }

    /// `paths` are the files of classes that have one to themselves, by the classes' names; the kit calls views as it does.
    init(_ all: [FoundModule], paths: [String: String], kit: Kit) {
        let modules = Self.house(of: all)
        let votes = Self.votes(of: modules, paths: paths, kit: kit)
        let factory = Self.factory(of: modules)
        scheme = Self.scheme(nearestTo: votes)
        settings = factory.settings
        for kind in Self.kinds {
            let own = votes.filter { $0.kind == kind }
            var names: [(name: String, value: String)] = []
            for vote in own {
                let expected = Self.expected(vote.name, of: kind, in: scheme, kit, beside: own)
                // That a file is called as its class is goes without saying.
                if vote.name == "file", expected == vote.value { continue }
                settings.append(
                    InferredSetting(
                        name: "naming \(kind.rawValue) \(vote.name)", value: vote.value, evidence: vote.evidence))
                if expected != vote.value { names.append((vote.name, vote.value)) }
            }
            if !names.isEmpty { blocks.append((kind.rawValue, names)) }
        }
        if !factory.names.isEmpty { blocks.append(("module", factory.names)) }
    }

    private static func votes(of modules: [FoundModule], paths: [String: String], kit: Kit) -> [Vote] {
        let folders = Dictionary(firstOf: modules.map { ($0.name, $0.folder + "/") })
        var found: [Vote] = []
        for kind in kinds {
            let parts = modules.flatMap { module in
                module.parts.filter { $0.kind == kind && $0.interactor == nil }.map { (module.name, $0) }
            }
            func vote(_ name: String, _ pattern: (_ module: String, FoundModule.Part) -> String?) {
                let votes = parts.compactMap { pattern($0, $1) }
                guard let (value, count) = InferredSetting.majority(votes), !value.isEmpty else { return }
                // Where the protocol has the name that the class would get, any name that a class has is better.
                let isTaken = found.contains { $0.kind == kind && $0.value == className(kind, in: .standard, kit) }
                guard count * 2 > votes.count || name == "class" && isTaken else { return }
                found.append(
                    Vote(kind: kind, name: name, value: value, evidence: "\(count) of \(votes.count) modules"))
            }
            vote("protocol") { pattern($1.fact.declaration.name.name, of: $0) }
            if withClass.contains(kind) {
                vote("class") { module, part in part.type.flatMap { pattern($0, of: module) } }
                vote("file") { module, part in
                    part.type.flatMap { paths[$0] }.flatMap { file($0, below: folders[module] ?? "", of: module) }
                }
            }
            // A property that is called after its module is a vote for no name that all have.
            vote("property") { module, part in
                part.property.map { $0.lowercased().place(of: module.lowercased()) == nil ? $0 : "" }
            }
        }
        return found
    }

    /// How most modules call what makes them, and its function.
    private static func factory(
        of modules: [FoundModule]
    ) -> (names: [(name: String, value: String)], settings: [InferredSetting]) {
        let factories = modules.map { module in module.factory.flatMap { pattern($0.type, of: module.name) } }
        guard let (type, count) = InferredSetting.majority(factories.compactMap(\.self)), count * 2 > modules.count,
            let (function, others) = InferredSetting.majority(
                zip(modules, factories).filter { $1 == type }.compactMap(\.0.factory?.function)),
            others * 2 > count
        else { return ([], []) }
        return (
            [("class", type), ("function", function)],
            [
                InferredSetting(
                    name: "naming module class", value: type, evidence: "\(count) of \(modules.count) modules"),
                InferredSetting(
                    name: "naming module function", value: function, evidence: "\(others) of \(count) of them"),
            ]
        )
    }

    /// The scheme that gives most protocols their names; the standard one, where none gives more.
    private static func scheme(nearestTo votes: [Vote]) -> Naming.Scheme {
        let protocols = votes.filter { $0.name == "protocol" }
        func fits(_ scheme: Naming.Scheme) -> Int {
            protocols.count { Naming(scheme)[$0.kind].protocolName.text == $0.value }
        }
        let nearest = Naming.Scheme.allCases.max { fits($0) < fits($1) } ?? .protocols
        return fits(nearest) == fits(.protocols) ? .protocols : nearest
    }

    /// What the scheme calls a thing of a part. A file is called as the class is, in whatever way this is called.
    private static func expected(
        _ name: String, of kind: SectionKind, in scheme: Naming.Scheme, _ kit: Kit, beside votes: [Vote]
    ) -> String {
        let usual = Naming(scheme)
        return switch name {
        case "protocol": usual[kind].protocolName.text
        case "class": className(kind, in: usual, kit)
        case "file": votes.first { $0.name == "class" }?.value ?? className(kind, in: usual, kit)
        default: usual[kind].property
        }
    }

    private static func className(_ kind: SectionKind, in naming: Naming, _ kit: Kit) -> String {
        let viewClass = kind == .view ? Naming.standard.viewClass("{module}", kit: kit) : ""
        return naming[kind].className?.text ?? viewClass
    }

    /// `Presenter/{module}Presenter` of `App/Feed/Presenter/FeedPresenter.swift`; nil for a file that stands elsewhere.
    private static func file(_ path: String, below folder: String, of module: String) -> String? {
        guard path.hasPrefix(folder), path.hasSuffix(".swift") else { return nil }
        let parts = path.dropFirst(folder.count).dropLast(".swift".count).split(separator: "/").map(String.init)
        guard let name = parts.last.flatMap({ pattern($0, of: module) }) else { return nil }
        return (parts.dropLast() + [name]).joined(separator: "/")
    }

    /// Where a large app has two ways of naming, as one that moves from one to the other, those that name their presenters as
    /// most do: names of both would fit none of its modules.
    private static func house(of modules: [FoundModule]) -> [FoundModule] {
        let patterns = modules.map { module in
            let presenter = module.parts.first { $0.kind == .presenter }
            return presenter.flatMap { pattern($0.fact.declaration.name.name, of: module.name) }
        }
        let votes = patterns.compactMap(\.self)
        guard let (most, count) = InferredSetting.majority(votes), votes.count >= 10, count * 5 < votes.count * 4
        else { return modules }
        return zip(modules, patterns).filter { $1 == most }.map(\.0)
    }

    /// `{module}Wireframe` of `FeedWireframe`, `{module}ViewTo{module}Presenter` of `FeedViewToFeedPresenter`; nil where the
    /// module's name is no part of it.
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
    /// Where another name stands in this one first. By bytes, for names are looked at by the thousand.
    fileprivate func place(of other: String) -> Range<String.Index>? {
        utf8.indices.first { utf8[$0...].starts(with: other.utf8) }.map {
            $0..<utf8.index($0, offsetBy: other.utf8.count)
        }
    }
}

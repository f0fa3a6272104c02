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

    /// `paths` are the files of classes that have one to themselves, by the classes' names; the kit calls views as it does.
    init(_ all: [FoundModule], paths: [String: String], kit: Kit) {
        let viewClass = Naming.standard.viewClass("{module}", kit: kit)
        func usualClass(_ kind: SectionKind, in naming: Naming = .standard) -> String {
            naming[kind].implementation?.text ?? (kind == .view ? viewClass : "")
        }
        let modules = Self.house(of: all)
        let folders = Dictionary(firstOf: modules.map { ($0.name, $0.folder + "/") })
        var factory: [(name: String, value: String)] = []
        var found: [(kind: SectionKind, name: String, value: String, evidence: String)] = []
        for kind in Self.kinds {
            let parts = modules.flatMap { module in
                module.parts.filter { $0.kind == kind && $0.interactor == nil }.map { (module.name, $0) }
            }
            func vote(_ name: String, _ values: [String?]) {
                let votes = values.compactMap(\.self)
                guard let (value, count) = InferredSetting.majority(votes), !value.isEmpty else { return }
                // Where the protocol has the name that the class would get, any name that a class has is better.
                let isTaken = found.contains { $0.kind == kind && $0.value == usualClass(kind) }
                guard count * 2 > votes.count || name == "class" && isTaken else { return }
                found.append((kind, name, value, "\(count) of \(votes.count) modules"))
            }
            vote("protocol", parts.map { Self.pattern($1.fact.declaration.name.name, of: $0) })
            if [.view, .presenter, .interactor, .router].contains(kind) {
                vote("class", parts.map { module, part in part.type.flatMap { Self.pattern($0, of: module) } })
                vote(
                    "file",
                    parts.map { module, part in
                        part.type.flatMap { paths[$0] }.flatMap {
                            Self.file($0, below: folders[module] ?? "", of: module)
                        }
                    })
            }
            // A property that is called after its module is a vote for no name that all have.
            vote(
                "property",
                parts.map { module, part in
                    part.property.map { $0.lowercased().place(of: module.lowercased()) == nil ? $0 : "" }
                })
        }
        let factories = modules.map { module in module.factory.flatMap { Self.pattern($0.type, of: module.name) } }
        if let (type, count) = InferredSetting.majority(factories.compactMap(\.self)), count * 2 > modules.count,
            let (function, others) = InferredSetting.majority(
                zip(modules, factories).filter { $1 == type }.compactMap(\.0.factory?.function)),
            others * 2 > count
        {
            factory = [("class", type), ("function", function)]
            settings = [
                InferredSetting(
                    name: "naming module class", value: type, evidence: "\(count) of \(modules.count) modules"),
                InferredSetting(
                    name: "naming module function", value: function, evidence: "\(others) of \(count) of them"),
            ]
        }
        let protocols = found.filter { $0.name == "protocol" }
        func fits(_ scheme: Naming.Scheme) -> Int {
            protocols.count { Naming(scheme)[$0.kind].type.text == $0.value }
        }
        scheme = Naming.Scheme.allCases.max { fits($0) < fits($1) } ?? .protocols
        if fits(scheme) == fits(.protocols) { scheme = .protocols }
        let usual = Naming(scheme)
        for kind in Self.kinds {
            var names: [(name: String, value: String)] = []
            for vote in found where vote.kind == kind {
                let expected =
                    switch vote.name {
                    case "protocol": usual[kind].type.text
                    case "class": usualClass(kind, in: usual)
                    case "file":
                        found.first { $0.kind == kind && $0.name == "class" }?.value ?? usualClass(kind, in: usual)
                    default: usual[kind].property
                    }
                // That a file is called as its class is goes without saying.
                if vote.name == "file", expected == vote.value { continue }
                settings.append(
                    InferredSetting(
                        name: "naming \(kind.rawValue) \(vote.name)", value: vote.value, evidence: vote.evidence))
                if expected != vote.value { names.append((vote.name, vote.value)) }
            }
            if !names.isEmpty { blocks.append((kind.rawValue, names)) }
        }
        if !factory.isEmpty { blocks.append(("module", factory)) }
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

import Foundation

/// What a founding article's module asks of its protocols, from `Tests/Golden/Articles/<Module>.txt`:
///
///     golden TodoStoreApp                 the golden that states the module
///     module TodoList                     its contract is in TodoList.generated.swift, or TodoList+Shared.generated.swift
///
///     protocol TodoListRouterProtocol     as the article has it, collaborator links and assembly functions aside
///         func present(from view: View)
///             now func present(from view: any View)
///             because …                   a difference, and what forces it
///
///     new protocol Name                   in the contract, not in the article
///         func …
///         because …
struct Article: Sendable {
    struct Requirement: Sendable, Equatable {
        var published: String
        /// As the contract has it, where that differs.
        var now: String?
        var because: String?
    }

    struct ProtocolContract: Sendable {
        var name: String
        var isNew: Bool
        var because: String?
        var requirements: [Requirement] = []
    }

    var golden = ""
    var module = ""
    var protocols: [ProtocolContract] = []

    /// A line that says nothing known, or in the wrong place.
    struct Malformed: Error, Equatable { var line: String }
}

extension Article: CustomStringConvertible {
    var description: String { "\(golden)/\(module)" }

    static func all() throws -> [Article] {
        let folder = try FileTree.read(Repository.golden.appendingPathComponent("Articles"))
        return try folder.paths.compactMap { folder[$0] }.map(Article.init(text:))
    }

    init(text: String) throws {
        for line in text.split(separator: "\n") {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            try take(line)
        }
    }

    private mutating func take(_ line: String) throws {
        if let name = rest(of: line, after: "golden") {
            golden = name
        } else if let name = rest(of: line, after: "module") {
            module = name
        } else if let name = rest(of: line, after: "protocol") {
            protocols.append(ProtocolContract(name: name, isNew: false))
        } else if let name = rest(of: line, after: "new protocol") {
            protocols.append(ProtocolContract(name: name, isNew: true))
        } else {
            guard let last = protocols.indices.last else { throw Malformed(line: line) }
            try protocols[last].take(line)
        }
    }
}

extension Article.ProtocolContract {
    fileprivate mutating func take(_ line: String) throws {
        let last = requirements.indices.last
        if let text = rest(of: line, after: "now"), let last, !isNew {
            requirements[last].now = text
        } else if let text = rest(of: line, after: "because"), isNew {
            because = text
        } else if let text = rest(of: line, after: "because"), let last, requirements[last].now != nil {
            requirements[last].because = text
        } else if line.hasPrefix("func ") || line.hasPrefix("var ") {
            requirements.append(Article.Requirement(published: line))
        } else {
            throw Article.Malformed(line: line)
        }
    }
}

private func rest(of line: String, after keyword: String) -> String? {
    line.hasPrefix(keyword + " ") ? String(line.dropFirst(keyword.count + 1)) : nil
}

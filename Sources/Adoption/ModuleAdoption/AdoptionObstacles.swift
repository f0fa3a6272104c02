import Diagnostics
import SwiftSource
import ViperModel

extension RecognizedModule {
    /// Returns the path of the module's spec: `Specs/Shop/Cart.viper` for protocols in `Sources/App/Shop/Cart`. Returns
    /// nil if the protocols are outside the folder of the sources.
    package func specPath(_ settings: AppSettings) -> String? {
        guard folder.isBelow(settings.sources) else { return nil }
        var parts = folder.dropFirst(settings.sources.count).split(separator: "/").map(String.init)
        if parts.last == name { parts.removeLast() }
        return ([settings.specs] + parts + ["\(name).viper"]).joined(separator: "/")
    }

    /// Returns a note that suggests how to change a protocol that a section cannot express. Empty if there is no simple
    /// change.
    private func suggestions(for fact: ProtocolFact) -> [Diagnostic.Note] {
        let name = fact.declaration.name.name
        if fact.declaration.whereClause != nil {
            return [.init("inherit the class instead of constraining 'Self': 'protocol \(name): UIViewController'")]
        }
        if fact.isAnnotated {
            return [
                .init(
                    "write the annotation in a '///' comment directly above the protocol; Sourcery reads it there, and the spec keeps it"
                )
            ]
        }
        guard !fact.enclosing.isEmpty else { return [] }
        let outer = (name.hasPrefix(self.name) ? "" : self.name) + name + (name.hasSuffix("Protocol") ? "" : "Protocol")
        return [
            .init(
                "declare the protocol at file scope as '\(outer)', and write 'typealias \(name) = \(outer)' here")
        ]
    }

    /// Returns notes on how to adopt a module outside the folder of the sources.
    private func waysIntoSources(_ settings: AppSettings) -> [Diagnostic.Note] {
        var ways: [Diagnostic.Note] = []
        if !folder.contains("/") {
            ways.append("to adopt the whole app, run 'viper-gen adopt --path ..'")
        }
        if settings.xcode != nil {
            ways.append("move the module's files to '\(settings.sources)'")
        }
        ways.append(
            """
            a package, a project, or a package target with its own folder, such as 'Profile/Sources', needs its own \
            App.viper: run 'viper-gen adopt --path DIR'
            """)
        return ways
    }

    /// Returns the reasons why no spec can be written for the module; empty if there are none.
    func obstacles(_ settings: AppSettings, declared: Set<String>) -> [Diagnostic] {
        var reasons: [Diagnostic] = []
        if declared.contains(name) {
            reasons.append(.moduleLeftAlone("a spec already declares module '\(name)'", at: parts[0].fact.place))
        }
        if specPath(settings) == nil {
            reasons.append(
                .moduleLeftAlone(
                    "module '\(name)' is outside the sources '\(settings.sources)'", at: parts[0].fact.place,
                    notes: waysIntoSources(settings)))
        }
        return reasons
            + parts.compactMap { part in
                part.fact.flaw.map {
                    .moduleLeftAlone(
                        "'\(part.fact.name)' \($0)", at: part.fact.place, notes: suggestions(for: part.fact))
                }
            } + parts.compactMap(\.fact.obstacle)
    }
}

extension ProtocolFact {
    /// The reason why a section cannot express the protocol, as it follows the protocol's name in a message:
    /// `is private`. Nil if there is none.
    fileprivate var flaw: String? {
        if !enclosing.isEmpty {
            return "is nested in '\(enclosing.joined(separator: "."))', but must be at file scope"
        }
        if declaration.isConditional { return "is inside '#if'" }
        if let access = ["private", "fileprivate"].first(where: declaration.modifiers.contains) {
            return "is \(access)"
        }
        if !declaration.genericParameters.isEmpty { return "is generic, which a section cannot express" }
        if declaration.whereClause != nil { return "has a 'where' clause, which a section cannot express" }
        if isAnnotated { return "has a Sourcery annotation in a comment, which would be lost" }
        if let name = imports.conditional { return "is in a file that imports '\(name)' inside '#if'" }
        return nil
    }

    /// Whether a `//` comment contains an annotation for Sourcery. The comment is directly above the protocol, or
    /// farther above with `sourcery:file:` or `sourcery:begin:`, which apply to more declarations. Doc comments do not
    /// count, because the spec keeps them.
    fileprivate var isAnnotated: Bool {
        guard source.contains(Array("sourcery:".utf8), in: 0..<declaration.range.lowerBound) else { return false }
        func isAnnotation(_ line: Substring) -> Bool {
            let words = line.drop(while: \.isWhitespace)
            guard words.hasPrefix("//"), !words.hasPrefix("///") else { return false }
            return words.drop { $0 == "/" || $0.isWhitespace }.hasPrefix("sourcery:")
        }
        let lines = source.text(0..<declaration.range.lowerBound).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let comment = lines.dropLast().reversed().prefix { $0.drop(while: \.isWhitespace).hasPrefix("//") }
        return comment.contains(where: isAnnotation)
            || lines.contains { isAnnotation($0) && ($0.contains("sourcery:file:") || $0.contains("sourcery:begin:")) }
    }
}

extension Rule {
    static let moduleLeftAlone = Rule(
        id: "moduleLeftAlone", severity: .warning, summary: "Module cannot be adopted",
        explanation: """
            A module is adopted only if the generated protocols equal yours token by token, including comments. If a \
            protocol cannot be expressed as a section, or would be generated differently, the whole module stays \
            unchanged. Change the code that the message names, or do not adopt this module. You can adopt all other \
            modules without it.
            """,
        wrong: "enum Feed { protocol View: AnyObject {} }",
        right: "protocol FeedView: AnyObject {}")
}

extension Diagnostic {
    /// Creates a finding that says why a module is not adopted.
    package static func moduleLeftAlone(_ message: String, at location: SourceLocation?, notes: [Note] = [])
        -> Diagnostic
    {
        Diagnostic(.moduleLeftAlone, message, at: location, notes: notes)
    }
}

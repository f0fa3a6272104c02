import Diagnostics
import SwiftSource
import ViperModel

/// The targets of a `Package.swift`, as far as they can be read from its text.
struct PackageManifest: Sendable {
    struct Target: Sendable {
        let name: String
        let path: String
        let isTest: Bool
    }

    /// The targets with a path: `.target(name: "Shop", path: "App/Code")`.
    let targets: [Target]
    /// The sorted names of all targets.
    var names: [String] { calls.keys.sorted() }
    /// The text of each target's declaration by name, and the remaining text of the manifest.
    private let calls: [String: Substring], rest: String
    /// The major version of the Swift tools, from the line `// swift-tools-version: 6.0`.
    private let toolsVersion: Int?

    init(_ text: String) {
        toolsVersion = text.firstMatch(of: /swift-tools-version:\s*(\d+)/).flatMap { Int($0.1) }
        let source = SourceFile(path: "Package.swift", text: text)
        let plain = Lexer.tokens(of: source).map { ($0.hasSpaceBefore ? " " : "") + source.text($0.range) }.joined()
        var (targets, calls, rest): ([Target], [String: Substring], String) = ([], [:], "")
        var end = plain.startIndex
        // A dependency on a target has the same syntax. It is inside a target's declaration, which is skipped as a
        // whole.
        for match in plain.matches(of: /(\w*[tT]arget)\(\s*name:\s*"([^"]+)"/) where match.range.lowerBound >= end {
            rest += plain[end..<match.range.lowerBound]
            let call = plain[match.range.lowerBound...].throughClosingParenthesis
            end = call.endIndex
            if match.1 == "binaryTarget" { continue }
            calls[String(match.2)] = call
            guard let path = call.firstMatch(of: /[(,]\s*path:\s*"([^"]+)"/) else { continue }
            let isTest = match.1 == "testTarget"
            targets.append(Target(name: String(match.2), path: String(path.1).normalizedPath, isTest: isTest))
        }
        rest += plain[end...]
        (self.targets, self.calls, self.rest) = (targets, calls, rest)
    }

    /// Returns the target whose `path` is `folder` or a folder around it. Ignores tests, and targets without a path.
    func target(of folder: String) -> TargetName? {
        targets.first { !$0.isTest && folder.isBelow($0.path) }.flatMap { TargetName(given: $0.name) }
    }

    /// Returns the folders that the manifest sets for a target and for its tests. A folder is nil if the manifest sets
    /// none, or if `App.viper` does not accept its path. `testing` is also nil if it overlaps the sources.
    func folders(of target: String) -> (sources: String?, testing: String?) {
        func path(_ name: String, isTest: Bool) -> String? {
            let path = targets.first { $0.name == name && $0.isTest == isTest }?.path
            return path.flatMap { InvalidPathReason($0) == nil ? $0 : nil }
        }
        let sources = path(target, isTest: false)
        let testing = path("\(target)Tests", isTest: true)
        let areApart = testing.map { !$0.overlaps(sources ?? "Sources/\(target)") } ?? false
        return (sources, areApart ? testing : nil)
    }

    /// Returns the compiler settings of a target.
    func compilerSettings(of target: String) -> CompilerSettings {
        CompilerSettings(language: language(of: target), isMainActorByDefault: isMainActorByDefault(target))
    }

    /// Returns the language mode of a target. The target's own mode overrides the mode of the package, which overrides
    /// the version of the tools.
    private func language(of target: String) -> Int? {
        let call = calls[target] ?? ""
        if let own = call.firstMatch(of: /swiftLanguage(?:Mode|Version)\(\s*\.v(\d)/) { return Int(own.1) }
        guard let modes = rest.firstMatch(of: /swiftLanguage(?:Modes|Versions):\s*\[([^\]]*)\]/) else {
            return toolsVersion
        }
        return modes.1.matches(of: /(?:\.v|")(\d)/).compactMap { Int($0.1) }.max() ?? toolsVersion
    }

    /// Returns whether the target's declarations are isolated to the main actor by default. This setting may be in the
    /// target, in a constant that the target uses, or in a loop over all targets.
    private func isMainActorByDefault(_ target: String) -> Bool {
        let setting = /\.defaultIsolation\(\s*MainActor\.self/
        let call = calls[target] ?? ""
        if call.contains(setting) { return true }
        guard let place = rest.firstMatch(of: setting)?.range.lowerBound else { return false }
        let constants = rest[..<place].matches(of: /(let|var) (\w+)|for (\w+) in/)
        guard let name = constants.last?.2, name != "package" else { return !constants.isEmpty }
        return call.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(name)
    }
}

extension Substring {
    /// The text up to the parenthesis that closes the first opening parenthesis.
    fileprivate var throughClosingParenthesis: Substring {
        var depth = 0
        for index in indices {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" { depth -= 1 }
            if depth == 0, self[index] == ")" { return self[...index] }
        }
        return self
    }
}

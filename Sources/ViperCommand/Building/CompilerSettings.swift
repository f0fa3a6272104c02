import Diagnostics
import ViperModel
import XcodeProject

/// The compiler settings of a target.
struct CompilerSettings: Sendable {
    /// The language version, `5` or `6`; nil if it is unknown.
    let language: Int?
    /// Whether declarations are isolated to the main actor by default.
    let isMainActorByDefault: Bool

    /// The language mode of generated code; nil if it is unknown. With default main actor isolation, code for Swift 6
    /// compiles in both modes, and code for Swift 5 in neither.
    var mode: AppSettings.SwiftMode? {
        isMainActorByDefault ? .six : language.map { $0 < 6 ? .five : .six }
    }
}

extension CompilerSettings {
    init(_ target: ProjectTarget) {
        language = target.swiftVersion.map { $0.split(separator: ".").first.flatMap { Int($0) } ?? 6 }
        isMainActorByDefault = target.isMainActorByDefault
    }
}

extension Project {
    /// Returns the compiler settings of an app's sources; nil if they are unknown.
    func compilerSettings(_ settings: AppSettings) throws(CommandFailure) -> CompilerSettings? {
        if settings.xcode != nil { return try xcodeTarget(settings).map { CompilerSettings($0.target) } }
        var folder = settings.sources
        while true {
            if let package = try file(at: folder.child("Package.swift")) {
                return PackageManifest(package.text(0..<package.bytes.count)).compilerSettings(of: settings.target)
            }
            if folder.isEmpty { break }
            folder = folder.pathFolder
        }
        return try EnclosingPackage(self).map { PackageManifest($0.manifest).compilerSettings(of: settings.target) }
    }
}

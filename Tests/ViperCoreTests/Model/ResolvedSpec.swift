import Testing
import ViperModel

/// The program of a spec that has no errors.
func resolved(_ spec: String, app: String = "app Test { ui none }") throws -> Program {
    let checked = CheckedSpec(spec, app: app)
    return try #require(checked.program, "\(checked.described)")
}

/// The first module of a spec that has no errors.
func resolvedModule(_ spec: String) throws -> Module {
    try #require(try resolved(spec).modules.first)
}

extension Member {
    /// `show(error:): hand-written`, for comparing.
    var summary: String {
        let how =
            switch implementation {
            case .handWritten: "hand-written"
            case .body: "body"
            case .storedProperty: "stored"
            case .inExtension: "in an extension"
            case .sharedWith(let section): "shared with \(section.rawValue)"
            }
        return requirement.fullName + ": " + how
    }
}

import TemplateEngine

/// The templates that are rendered by themselves; all others are parts of them. `kit/` stands for the folder of the app's UI
/// kit, `tests/` for that of its test framework.
package enum FileTemplate: String, Sendable, CaseIterable {
    case module = "core/Module.swift.stencil"
    case shared = "core/Shared.swift.stencil"
    case support = "core/Support.swift.stencil"
    case type = "core/Class.swift.stencil"
    case view = "kit/View.swift.stencil"
    case navigation = "kit/Navigation.swift.stencil"
    case moduleTests = "tests/Module.swift.stencil"
    case testSupport = "tests/Support.swift.stencil"
    case skeleton = "tests/Skeleton.swift.stencil"
    case fixtures = "tests/Fixtures.swift.stencil"

    /// What the names in it are looked up in.
    package var root: RecordType {
        switch self {
        case .module, .view, .moduleTests: ModuleContext.schema.type
        case .shared: SharedContext.schema.type
        case .support, .navigation, .testSupport: SupportContext.schema.type
        case .type: ClassFileContext.schema.type
        case .skeleton: SkeletonContext.schema.type
        case .fixtures: FixturesContext.schema.type
        }
    }

    /// What the engine checks it as.
    package var entry: TemplateEntry { TemplateEntry(rawValue, root: root) }
}

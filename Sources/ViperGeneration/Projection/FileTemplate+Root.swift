import TemplateEngine
import ViperModel

extension FileTemplate {
    /// What the names in it are looked up in.
    package var root: RecordType {
        switch self {
        case .module, .view, .swiftUIView, .moduleTests: ModuleRecord.schema.type
        case .reactiveModule, .reactivePresenter, .reactiveView, .reactiveTests: ModuleRecord.schema.type
        case .reactiveInteractor: InteractorFileRecord.schema.type
        case .shared, .sharedTests: SharedRecord.schema.type
        case .support, .appDependencies, .navigation, .testSupport, .signal: SupportRecord.schema.type
        case .type: ClassFileRecord.schema.type
        case .skeleton: SkeletonRecord.schema.type
        case .fixtures: FixturesRecord.schema.type
        }
    }

    /// What the engine checks it as.
    package var entry: TemplateEntry { TemplateEntry(rawValue, root: root) }

    /// All that an app is rendered from.
    package static func entries(for app: AppSettings) -> [TemplateEntry] {
        all(for: app).map(\.entry)
            + app.kit.supportTemplates.map { TemplateEntry($0, root: SupportRecord.schema.type) }
    }
}

import TemplateEngine
import ViperModel

extension FileTemplate {
    /// The type of the record whose fields are the top-level names in the template.
    package var root: RecordType {
        switch self {
        case .module, .view, .swiftUIView, .moduleTests, .reactiveModule, .reactivePresenter, .reactiveView,
            .reactiveTests:
            ModuleRecord.schema.type
        case .reactiveInteractor: InteractorFileRecord.schema.type
        case .shared, .sharedTests: SharedRecord.schema.type
        case .support, .appDependencies, .navigation, .testSupport, .signal: SupportRecord.schema.type
        case .type: ClassFileRecord.schema.type
        case .skeleton: SkeletonRecord.schema.type
        case .fixtures: FixturesRecord.schema.type
        }
    }

    /// The template's name and the type of its root record, by which a template set checks the names in the template.
    package var entry: TemplateEntry { TemplateEntry(rawValue, root: root) }

    /// The entries of all templates that an app needs.
    package static func entries(for app: AppSettings) -> [TemplateEntry] {
        all(for: app).map(\.entry)
            + app.kit.supportTemplates.map { TemplateEntry($0, root: SupportRecord.schema.type) }
    }
}

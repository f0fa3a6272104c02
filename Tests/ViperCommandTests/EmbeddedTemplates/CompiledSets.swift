import TemplateEngine
import ViperModel

/// The template sets that something has had compiled, in order.
final class CompiledSets: Sendable {
    typealias Set = (sources: [TemplateSource], entries: [TemplateEntry])

    private let sets = Guarded<[Set]>([])

    var all: [Set] { sets.withValue { $0 } }

    @Sendable func compile(_ sources: [TemplateSource], _ entries: [TemplateEntry]) -> TemplateSet {
        sets.withValue { $0.append((sources, entries)) }
        return TemplateSet(sources: sources, entries: entries)
    }
}

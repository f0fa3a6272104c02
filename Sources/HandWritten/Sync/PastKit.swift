import Diagnostics
import ViperGeneration
import ViperModel

/// What people's files were for another UI kit: where `ui` has changed in `App.viper`, and nothing else, those are known that
/// nobody has written to.
struct PastKit: Sendable {
    /// The files as that kit's templates made them, by path.
    private let files: [String: [UInt8]]

    /// `recorded` is what the generated file of all modules was. Nil where no other built-in kit makes that of the specs.
    init?(_ program: Program, _ renderer: Renderer, recorded: SourceFile) {
        for kit in Kit.builtIn where kit != program.app.kit {
            guard let files = Self.files(of: program, renderer, in: kit, recorded: recorded) else { continue }
            self.files = files
            return
        }
        return nil
    }

    /// Whether a file is as it was written for the other kit.
    func hold(_ file: SourceFile) -> Bool { files[file.path]?.hasSameBytes(as: file.bytes) ?? false }

    private static let templates: Set<String> = Set(
        ([.view, .reactiveView, .navigation] + Kit.builtIn.compactMap(\.screenTemplate)).map(\.rawValue))

    private static func files(
        of program: Program, _ renderer: Renderer, in kit: Kit, recorded: SourceFile
    ) -> [String: [UInt8]]? {
        var program = program
        program.app.kit = kit
        let renderer = renderer.made(for: program.app)
        let plan = Plan(program)
        let shared = plan.support(unwritten: [])
        // What a template cannot make, it has not made.
        let made = shared.first { $0.path == recorded.path }.flatMap { try? renderer.render($0) }
        guard made?.bytes.hasSameBytes(as: recorded.bytes) ?? false else { return nil }
        let planned = shared + program.modules.indices.flatMap { plan.module(at: $0).files }
        let rendered = planned.filter { $0.owner == .yours && templates.contains($0.template) }
            .mapInParallel { try? renderer.render($0) }.compactMap { $0 }
        return Dictionary(rendered.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }
}

import Diagnostics
import ViperModel

/// The type names of a run's files. Types of added files are entered when they are rendered.
struct TakenNames {
    private let targets: [String]
    /// A description of each name, for messages.
    private var names: [String: String]

    init(of program: Program) {
        targets = [program.app.sources, program.app.testing]
        // Types that a spec declares as external may be declared by an added file.
        var names: [String: String] = [:]
        for emitted in program.emittedNames where emitted.origin != .external && names[emitted.name] == nil {
            names[emitted.name] = emitted.what
        }
        self.names = names
    }

    /// Takes the type names of an added file, and returns a finding for each name that is taken.
    mutating func take(
        _ output: OwnOutput, of file: RenderedFile, from template: AddedTemplate
    ) -> [Diagnostic] {
        guard targets.contains(where: file.path.isBelow) else { return [] }
        return output.typeNames.compactMap { name in
            guard let what = names.updateValue("a type in '\(file.path)'", forKey: name) else { return nil }
            names[name] = what
            return Diagnostic(
                .templateName, "'\(file.path.printable)' declares '\(name.printable)', which is \(what)",
                at: template.head.path.location,
                notes: ["rename it, and use the module's name in it: '{{ name }}…'"])
        }
    }
}

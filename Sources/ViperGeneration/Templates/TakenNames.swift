import Diagnostics
import ViperModel

/// The types of a run's files, by name. What an added file declares is seen when it is rendered.
struct TakenNames {
    private let targets: [String]
    /// What each name is, for messages.
    private var names: [String: String]

    init(of program: Program) {
        targets = [program.app.sources, program.app.testing]
        // A spec may say of a type that an added file has it.
        var names: [String: String] = [:]
        for emitted in program.emittedNames where emitted.origin != .external && names[emitted.name] == nil {
            names[emitted.name] = emitted.what
        }
        self.names = names
    }

    /// A finding for each type of an added file that something else is called as; the others are taken.
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

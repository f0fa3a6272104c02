import Diagnostics
import Templates
import ViperGeneration
import ViperModel

extension Command {
    static let templates = Command(
        "templates", abstract: "List, print, copy or check templates.",
        discussion: """
            A file in the project's folder Templates/ replaces the built-in template with the same path. 'templates \
            eject' copies built-in templates to this folder. A template that starts with the comment '{# file: PATH \
            #}' adds a file for each module. If the comment also has the line 'for: app', the template adds one file \
            for the app. A subfolder with templates of your own is a UI kit, which 'ui FOLDER' in App.viper selects.
            """,
        action: .choose([.listTemplates, .showTemplate, .ejectTemplates, .checkTemplates]))

    private static let listTemplates = Command(
        "list", abstract: "List the built-in templates, the ones that the project replaces, and your own templates.",
        options: .reading,
        action: .run { _, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            let (settings, input) = try Generation(project: project, session: session).readSpecs()
            var own = Set(input.projectTemplates.map { String($0.path.dropFirst(settings.templates.utf8.count + 1)) })
            for template in BuiltInTemplates.all {
                session.printResult(template.path + (own.remove(template.path) == nil ? "" : "  (overridden)") + "\n")
            }
            for path in own.sorted() { session.printResult(path + "  (your own)\n") }
            return .success
        })

    private static let showTemplate = Command(
        "show", abstract: "Print a built-in template.",
        operands: [
            Operand("name", .one, help: "Path of the template, as 'templates list' prints it.", values: .template)
        ],
        options: .talking,
        action: .run { arguments, session throws(CommandFailure) in
            for name in arguments.operands { session.printResult(try builtInTemplate(named: name).text) }
            return .success
        })

    private static let ejectTemplates = Command(
        "eject", abstract: "Copy built-in templates to the project, to edit them there.",
        discussion: "Keeps existing files, unless --force is given.",
        operands: [Operand("name", .any, help: "Paths of templates. (default: all)", values: .template)],
        options: .writing,
        action: .run { arguments, session throws(CommandFailure) in
            var templates: [BuiltInTemplate] = []
            for name in arguments.operands { templates.append(try builtInTemplate(named: name)) }
            let project = try Project.located(in: session)
            return try project.whileLocked(in: session, makesFolder: true) { (project) throws(CommandFailure) in
                try eject(templates.isEmpty ? BuiltInTemplates.all : templates, to: project, session)
            }
        })

    private static let checkTemplates = Command(
        "check", abstract: "Check all templates of the project for all UI kits, including unused templates.",
        discussion: """
            Renders no files, and so does not find optional values that are absent. 'viper-gen generate' and \
            'viper-gen check' find them. Exit code: 0 no errors, 2 errors.
            """,
        options: .checking,
        action: .run { _, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            let (settings, input) = try Generation(project: project, session: session).readSpecs()
            let starting = try ProjectTemplates(of: project, in: settings.templates, compile: session.world.compile)
            let findings = (Pipeline.checkTemplates(input) + starting.diagnostics).sortedByPlace().withoutRepetitions
            if findings.containsError { throw .invalidInput(findings) }
            session.report(findings)
            let count = counted(input.projectTemplates.count, "template")
            session.printStatus(
                "\(count) in \(settings.templates): " + (findings.isEmpty ? "no findings" : "no errors"))
            return .success
        })
}

private func eject(
    _ templates: [BuiltInTemplate], to project: Project, _ session: Session
) throws(CommandFailure) -> ExitCode {
    let start = session.world.clock()
    let (settings, _) = try Generation(project: project, session: session).readSpecs()
    var changeSet = ChangeSet(of: project, edits: session.shared.edits)
    for template in templates {
        let path = settings.templates + "/" + template.path
        let file = RenderedFile(path: path, owner: .yours, bytes: Array(template.text.utf8))
        let existing = try project.file(at: path)
        if session.shared.edits == .overwritten, let existing, existing.bytes != file.bytes {
            changeSet.add(FileChange(path: path, old: existing.bytes, new: file.bytes))
        } else {
            try changeSet.add([file])
        }
    }
    if !changeSet.refusals.isEmpty { throw .refused(changeSet.refusals) }
    return try changeSet.write(
        to: project, subject: counted(templates.count, "template"), since: start, in: session)
}

/// Returns a built-in template by its path, with or without its extension.
private func builtInTemplate(named name: String) throws(CommandFailure) -> BuiltInTemplate {
    if let template = BuiltInTemplates.file(at: name) ?? BuiltInTemplates.file(at: name + ".stencil") {
        return template
    }
    let names = BuiltInTemplates.all.flatMap { [$0.path, String($0.path.dropLast(".stencil".count))] }
    throw .invalid("There is no built-in template '\(name)'.", meant: nearest(to: name, in: names))
}

import Diagnostics
import TemplateEngine
import ViperGeneration
import ViperModel

extension Command {
    static let context = Command(
        "context",
        abstract: "Print the data that templates can use.",
        operands: [
            Operand(
                "module", .atMostOne,
                help: "Module whose data to print as JSON. (default: none; print all names with their types)",
                values: .module)
        ],
        options: .reading,
        action: .run { arguments, session throws(CommandFailure) in
            guard let module = arguments.operands.first else {
                session.printResult(ContextReference(besides: [ProjectTemplates.reference]).text)
                return .success
            }
            let project = try Project.located(in: session)
            session.printResult(
                try project.whileConsistent(in: session) { (project) throws(CommandFailure) in
                    try contextText(of: module, Generation(project: project, session: session))
                })
            return .success
        })
}

private func contextText(of module: String, _ generation: Generation) throws(CommandFailure) -> String {
    let input = try generation.read().texts
    let (context, diagnostics) = Pipeline.context(of: module, in: input)
    if diagnostics.containsError { throw .invalidInput(diagnostics) }
    guard let context else {
        throw .unknownModule(module, among: Pipeline.check(input).program?.modules.map(\.name) ?? [])
    }
    generation.session.report(diagnostics)
    return JSONValue(.record(context)).indentedText + "\n"
}

extension JSONValue {
    /// Creates the JSON of a template value, with keys in the order of their declaration.
    init(_ value: Value) {
        switch value {
        case .none: self = .null
        case .bool(let bool): self = .bool(bool)
        case .int(let int): self = .int(int)
        case .string(let string): self = .string(string)
        case .list(let values): self = .array(values.map(JSONValue.init))
        case .record(let record):
            var object: KeyValues = [:]
            for (field, value) in zip(record.type.fields, record.values) { object.append(field.name, JSONValue(value)) }
            self = .object(object)
        }
    }
}

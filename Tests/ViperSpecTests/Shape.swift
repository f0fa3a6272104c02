import SwiftSource
import ViperSpec

/// A syntax tree as lines, places left out: what a test of the parser compares.
enum Shape {
    static func of(_ spec: SpecFile) -> [String] { spec.declarations.flatMap(lines) }

    static func lines(_ declaration: SpecDeclaration) -> [String] {
        switch declaration {
        case .importing(let name): ["import \(name.name)"]
        case .data(let data): [line(data)]
        case .service(let service), .navigation(let service):
            documented(service.documentation) + attributed(service.attributes)
                + ["service \(service.name.name)\(inherited(service.inherited))"] + indented(service.members.map(line))
        case .external(.type(let type)): ["external \(type.kind.rawValue) \(type.name.name) \(type.members.count)"]
        case .external(.module(let module, let body)):
            ["external"] + lines(module) + (body.map { ["body \($0.block.statements.count)"] } ?? [])
        case .module(let module): lines(module)
        case .app(let app):
            documented(app.documentation) + ["app \(app.name.name)"] + indented(app.settings.flatMap(lines))
        }
    }

    static func lines(_ module: ModuleDeclaration) -> [String] {
        let head = (module.isPublic ? "public " : "") + "module " + module.name.name
        return documented(module.documentation)
            + [head + parameters(module.inputs) + inherited(module.inherited)]
            + indented(module.items.flatMap(lines))
    }

    private static func lines(_ item: ModuleItem) -> [String] {
        switch item {
        case .assembly(let line):
            ["\(line.isGuard ? "guard " : "")let \(line.name.name)\(type(line.type)) = \(line.value.name)"]
        case .data(let data): [Self.line(data)]
        case .section(let section): lines(section)
        case .setting(let setting):
            [([setting.name.name] + setting.values.map(\.identifier.name)).joined(separator: " ")]
        }
    }

    private static func lines(_ section: SectionDeclaration) -> [String] {
        var header = section.kind.rawValue
        if let name = section.name { header += " " + name.name }
        if let taken = section.parameters { header += parameters(taken, always: true) }
        if let name = section.protocolName { header += " as " + name.name }
        return documented(section.documentation) + attributed(section.attributes)
            + [header + inherited(section.inherited)] + indented(section.members.map(line))
    }

    private static func lines(_ setting: SettingDeclaration) -> [String] {
        let values = setting.values.map { value in
            switch value {
            case .word(let word): word.name
            case .string(let text): "\"\(text.name)\""
            }
        }
        return ["\(setting.name.name) \(values.joined(separator: ", "))"] + indented(setting.nested.flatMap(lines))
    }

    private static func line(_ data: DataDeclaration) -> String {
        let documentation = data.documentation.map { "/// \($0.lines.joined(separator: "|")) " } ?? ""
        let members = data.outline.members.map(\.name.name).joined(separator: " ")
        return
            "\(documentation)\(data.kind.rawValue) \(data.name.name)\(inherited(data.outline.inherited)) [\(members)]"
    }

    static func line(_ member: MemberDeclaration) -> String {
        let requirement = member.requirement
        let documentation = requirement.documentation.map { "/// \($0.lines.joined(separator: "|")) " } ?? ""
        let prefix = (requirement.attributes.map(\.text) + requirement.modifiers.map(\.name)).map { $0 + " " }
        let body = member.body == nil ? "" : " {}"
        return documentation + prefix.joined() + signature(requirement.kind) + body
    }

    private static func signature(_ kind: Requirement.Kind) -> String {
        switch kind {
        case .function(let function):
            let result = function.result.map { " -> \($0.text)" } ?? ""
            return "func \(function.name.name)\(parameters(function.parameters, always: true))\(result)"
        case .variable(let variable):
            let value = variable.value.map { " = \($0.name)" } ?? ""
            let accessors = variable.accessors.map { " \($0.text)" } ?? ""
            return "\(variable.keyword.name) \(variable.name.name)\(type(variable.type))\(value)\(accessors)"
        case .associatedType(let type): return "associatedtype \(type.name.name)"
        case .other(let keyword): return "other \(keyword.name)"
        }
    }

    private static func parameters(_ parameters: [Parameter], always: Bool = false) -> String {
        if parameters.isEmpty, !always { return "" }
        let texts = parameters.map { parameter in
            let label = parameter.label.map { $0.name == parameter.name.name ? "" : $0.name + " " } ?? "_ "
            let value = parameter.defaultValue.map { " = \($0.name)" } ?? ""
            return label + parameter.name.name + type(parameter.type) + value
        }
        return "(\(texts.joined(separator: ", ")))"
    }

    private static func type(_ type: TypeSyntax?) -> String { type.map { ": \($0.text)" } ?? "" }

    private static func inherited(_ types: [TypeSyntax]) -> String {
        types.isEmpty ? "" : ": " + types.map(\.text).joined(separator: ", ")
    }

    private static func documented(_ documentation: Documentation?) -> [String] {
        documentation?.lines.map { "/// \($0)" } ?? []
    }

    private static func attributed(_ attributes: [Attribute]) -> [String] { attributes.map(\.text) }

    private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}

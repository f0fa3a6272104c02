import Diagnostics
import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A member of a section or service.
package struct MemberRecord: TemplateRecord {
    let member: Member
    let projection: TemplateContextBuilder
    /// The declaration in the protocol; nil if it is created only when a template reads it.
    var declared: String?
    /// Whether an empty line precedes the member, because this member or the previous one takes several lines.
    var isApart = false

    private var function: FunctionSyntax? { member.requirement.function }
    private var effects: Effects { member.requirement.effects }

    package static let schema = RecordSchema<Self>("Member", doc: "A function or property that a section requires.") {
        Field("name", "The name without labels: `show`.") { $0.member.baseName }
        Field("fullName", "The full name: `show(error:)`.") { $0.member.fullName }
        Field("doc", "The doc comment, `///` included, or empty.") { $0.member.documentation.docComment }
        Field("documentation", "The lines of the doc comment, without `///`.") { $0.member.documentation }
        Field("attributes", "The attributes as written.") { $0.member.requirement.attributes.map(\.text) }
        Field("isFunction", "Whether the member is a function rather than a property.") { $0.function != nil }
        Field("isStatic", "Whether the member is static.") { $0.member.requirement.isStatic }
        Field("isSettable", "Whether the member is a property with `set`.") { $0.member.requirement.isSettable }
        Field("isAsync", "Whether the member is async.") { $0.effects.isAsync }
        Field("isThrowing", "Whether the member throws.") { $0.effects.isThrowing }
        Field("effects", "The effects, ` async throws`, with a leading space, or empty.") { $0.effects.text }
        Field("parameters", "The parameters; empty for a property.") { $0.member.requirement.parameters }
        Field("type", "The type of the result or of the property; absent for `Void`.") { member -> TypeRecord? in
            let result = member.function.map(\.returned) ?? member.member.requirement.variable?.type
            return result.map { TypeRecord($0) }
        }
        Field("declaration", "The declaration in the protocol, with attributes, on one or more lines.") {
            $0.declared ?? $0.projection.signature.requirement($0.member.requirement)
        }
        Field(
            "isApart",
            "Whether this member or the previous member takes several lines. Then an empty line precedes this member."
        ) { $0.isApart }
        Field("signature", "The declaration of an implementation, up to the `{`.") {
            $0.projection.signature.implementation($0.member.requirement)
        }
        Field("body", "The statements of the member's body in the spec, or empty.") {
            $0.member.body.map($0.projection.statements) ?? ""
        }
        Field(
            "place",
            "With `places specs`, the location of the body in the spec, for `#sourceLocation`; otherwise empty."
        ) {
            $0.projection.program.app.places == .specs ? $0.member.body?.place ?? "" : ""
        }
        Field("isHandWritten", "Whether the member has no body, so that you implement it.") { $0.member.isHandWritten }
    }

    /// Returns the members of a protocol. Members of several lines are separated by empty lines.
    ///
    /// - Parameter isolation: `nonisolated ` or empty; precedes each member that does not state its isolation.
    static func requirements(
        _ members: [Member], isolation: String = "", in projection: TemplateContextBuilder
    ) -> [MemberRecord] {
        var wasTall = false
        return members.enumerated().map { index, member in
            let declared = projection.signature.requirement(
                member.requirement, isolation: member.requirement.statesIsolation ? "" : isolation)
            var record = MemberRecord(member: member, projection: projection)
            record.declared = declared
            let isTall = !member.documentation.isEmpty || declared.hasLineBreak
            record.isApart = index > 0 && (isTall || wasTall)
            wasTall = isTall
            return record
        }
    }
}

extension Body {
    /// The line of the body's first statement: `file: "Specs/List.viper", line: 12`. Empty for several statements on
    /// one line, because each gets its own line in the generated file.
    fileprivate var place: String {
        let text = source.bytes[range]
        let isOneLine = !text.contains(ASCII.lineFeed)
        guard let start = text.firstIndex(where: { !" \t\r\n".utf8.contains($0) }),
            !(isOneLine && text.contains(ASCII.semicolon))
        else { return "" }
        let line = source.bytes[..<start].count { $0 == ASCII.lineFeed } + 1
        let path = printable(source.path).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "file: \"\(path)\", line: \(line)"
    }
}

extension Parameter: TemplateRecord {
    package static let schema = RecordSchema<Self>("Parameter", doc: "A parameter of a member.") {
        Field("label", "The argument label in calls, or empty.") { $0.label.map { SwiftName.label($0.name) } ?? "" }
        Field("name", "The parameter's name in the body.") { $0.name.name }
        Field("declaration", "The declaration: `error message: String`.") { $0.declarationText }
        Field("type", "The parameter's type.") { TypeRecord($0.type ?? .none) }
        Field("default", "The default value as written, or empty.") { $0.defaultValue?.name ?? "" }
        Field("isVariadic", "Whether the parameter is variadic.") { $0.isVariadic }
    }
}

/// A type as written, and as a property, a closure or an initializer needs it.
package struct TypeRecord: TemplateRecord {
    private let type: TypeSyntax
    private let catalog: TypeCatalog?

    init(_ type: TypeSyntax, _ catalog: TypeCatalog? = nil) {
        self.type = type
        self.catalog = catalog
    }

    package static let schema = RecordSchema<Self>("Type", doc: "A type.") {
        Field("text", "The type as written: `some TodoStore`, `@escaping () -> Void`.") { $0.type.text }
        Field("stored", "The type as a stored property declares it: `any TodoStore`, `() -> Void`.") {
            $0.type.storedText
        }
        Field("optional", "The type as an optional property declares it: `(any TodoStore)?`.") { $0.type.optionalText }
        Field("closure", "The type as a closure's parameter, with `inout` and `@escaping`.") {
            $0.type.closureParameterText
        }
        Field("result", "The type as a closure's result.") { $0.type.closureResultText }
        Field("handed", "The type as a parameter that an initializer stores: `@escaping () -> Void`.") { type in
            type.catalog?.storedParameter(type.type) ?? type.type.text
        }
    }
}

extension TypeSyntax {
    /// A placeholder for the type of a parameter without a type.
    fileprivate static let none = TypeSyntax(text: "", shape: .missing, range: 0..<0)
}

/// A parameter of an initializer: an input of a module, or a parameter of a part's class.
package struct InputRecord: TemplateRecord {
    let name: String
    private let type: TypeRecord
    private let value: String
    private let origin: InitializerParameter.Origin
    private let isSettable: Bool
    private let isHidden: Bool

    init(_ input: ModuleInput, _ catalog: TypeCatalog) {
        name = input.name
        type = TypeRecord(input.type, catalog)
        value = input.defaultValue ?? ""
        origin = .input
        (isSettable, isHidden) = (false, false)
    }

    init(_ parameter: InitializerParameter, _ catalog: TypeCatalog, isHidden: Bool = false) {
        name = parameter.name
        type = TypeRecord(parameter.type, catalog)
        value = ""
        origin = parameter.origin
        isSettable = parameter.isSettable
        self.isHidden = isHidden && !parameter.isSettable
    }

    package static let schema = RecordSchema<Self>(
        "Input", doc: "A parameter of a module's destination or of a part's initializer."
    ) {
        Field("name", "The parameter's name.") { $0.name }
        Field("label", "The argument label, in backticks if required.") { SwiftName.label($0.name) }
        Field("type", "The parameter's type.") { $0.type }
        Field("default", "The default value as written, or empty.") { $0.value }
        Field("argument", "The argument that the assembly passes: `id`, `dependencies.store`.") { input in
            input.origin == .dependency ? "dependencies.\(input.name)" : input.name.escapedName
        }
        Field("isDependency", "Whether the composition root provides the value.") { $0.origin == .dependency }
        Field("isLocal", "Whether an assembly binding creates the value.") { $0.origin == .assembly }
        Field("isSettable", "Whether the value is stored as a `var`.") { $0.isSettable }
        Field("access", "The access level of the property: `private `, with a trailing space, or empty.") {
            $0.isHidden ? "private " : ""
        }
    }
}

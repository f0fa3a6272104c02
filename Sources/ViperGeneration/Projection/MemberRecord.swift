import Diagnostics
import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A member of a section or service.
package struct MemberRecord: TemplateRecord {
    let member: Member
    let projection: Projection
    /// The requirement as its protocol declares it, where that was asked for before.
    var declared: String?
    /// It, or the member before it, takes several lines.
    var isApart = false

    private var function: FunctionSyntax? { member.requirement.function }
    private var effects: Effects { member.requirement.effects }

    package static let schema = RecordSchema<Self>("Member", doc: "A function or property that a section asks for.") {
        Field("name", "Its name without labels: `show`.") { $0.member.baseName }
        Field("fullName", "Its name as Swift says it: `show(error:)`.") { $0.member.fullName }
        Field("doc", "The doc comment, `///` included, or nothing.") { $0.member.documentation.docComment }
        Field("documentation", "The lines of the doc comment.") { $0.member.documentation }
        Field("attributes", "As written.") { $0.member.requirement.attributes.map(\.text) }
        Field("isFunction", "It is a function, and no property.") { $0.function != nil }
        Field("isStatic", "It is static.") { $0.member.requirement.isStatic }
        Field("isSettable", "It is a property with `set`.") { $0.member.requirement.isSettable }
        Field("isAsync", "It is async.") { $0.effects.isAsync }
        Field("isThrowing", "It throws.") { $0.effects.isThrowing }
        Field("effects", "` async throws`, with a space before it, or nothing.") { $0.effects.text }
        Field("parameters", "In order; none of a property.") { $0.member.requirement.parameters }
        Field("type", "What is returned, or the property's type; absent for `Void`.") { member -> TypeRecord? in
            let result = member.function.map(\.returned) ?? member.member.requirement.variable?.type
            return result.map { TypeRecord($0) }
        }
        Field("declaration", "As its protocol declares it, attributes included, on one or more lines.") {
            $0.declared ?? $0.projection.signature.requirement($0.member.requirement)
        }
        Field("isApart", "An empty line goes before it: it, or the one before, takes several lines.") { $0.isApart }
        Field("signature", "What stands before the `{` of an implementation.") {
            $0.projection.signature.implementation($0.member.requirement)
        }
        Field("body", "The statements that the spec gives it, or nothing.") {
            $0.member.body.map($0.projection.statements) ?? ""
        }
        Field(
            "place",
            "Where its body stands in the spec, as `#sourceLocation` takes it; with `places specs`, or nothing."
        ) {
            $0.projection.program.app.places == .specs ? $0.member.body?.place ?? "" : ""
        }
        Field("isHandWritten", "It has no body: a person writes it.") { $0.member.isHandWritten }
    }

    /// Members as they stand in a protocol, those of several lines apart from their neighbours. `isolation` stands before each
    /// that does not say itself where it runs: `nonisolated `, or nothing.
    static func requirements(
        _ members: [Member], isolation: String = "", in projection: Projection
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
    /// `file: "Specs/List.viper", line: 12`: the line of its first statement. Nothing for statements that share a line, which get
    /// lines of their own.
    fileprivate var place: String {
        let text = source.bytes[range]
        let isOneLine = !text.contains(Ascii.lineFeed)
        guard let start = text.firstIndex(where: { !" \t\r\n".utf8.contains($0) }),
            !(isOneLine && text.contains(Ascii.semicolon))
        else { return "" }
        let line = source.bytes[..<start].count { $0 == Ascii.lineFeed } + 1
        let path = printable(source.path).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "file: \"\(path)\", line: \(line)"
    }
}

extension Parameter: TemplateRecord {
    package static let schema = RecordSchema<Self>("Parameter", doc: "A parameter of a member.") {
        Field("label", "What callers write before it, or nothing.") {
            $0.label.map { SwiftName.label($0.name) } ?? ""
        }
        Field("name", "Its own name.") { $0.name.name }
        Field("declaration", "`error message: String`") { $0.declarationText }
        Field("type", "Its type.") { TypeRecord($0.type ?? .none) }
        Field("default", "Its default as written, or nothing.") { $0.defaultValue?.name ?? "" }
        Field("isVariadic", "It takes any number of arguments.") { $0.isVariadic }
    }
}

/// A type as it is written, and as it has to be written elsewhere.
package struct TypeRecord: TemplateRecord {
    private let type: TypeSyntax
    private let catalog: TypeCatalog?

    init(_ type: TypeSyntax, _ catalog: TypeCatalog? = nil) {
        self.type = type
        self.catalog = catalog
    }

    package static let schema = RecordSchema<Self>("Type", doc: "A type.") {
        Field("text", "As written: `some TodoStore`, `@escaping () -> Void`.") { $0.type.text }
        Field("stored", "As the type of a property: `any TodoStore`, `() -> Void`.") { $0.type.storedText }
        Field("optional", "As the type of a property that may be nil: `(any TodoStore)?`.") { $0.type.optionalText }
        Field("closure", "As a parameter's type in a closure: `inout` and `@escaping` stay.") {
            $0.type.closureParameterText
        }
        Field("result", "As what a closure returns.") { $0.type.closureResultText }
        Field("handed", "As the type of an initialiser's parameter that is kept: `@escaping () -> Void`.") { type in
            type.catalog?.storedParameter(type.type) ?? type.type.text
        }
    }
}

extension TypeSyntax {
    /// Stands for the type of a parameter that has none.
    fileprivate static let none = TypeSyntax(text: "", shape: .missing, range: 0..<0)
}

/// What is handed over when something is made: an input of a module, or a parameter of a class's initialiser.
package struct InputRecord: TemplateRecord {
    let name: String
    private let type: Kept<TypeRecord>
    private let value: String
    private let origin: InitialiserParameter.Origin
    private let isSettable: Bool
    private let isHidden: Bool

    init(_ input: ModuleInput, _ catalog: TypeCatalog) {
        name = input.name
        type = Kept(TypeRecord(input.type, catalog))
        value = input.defaultValue ?? ""
        origin = .input
        (isSettable, isHidden) = (false, false)
    }

    /// `isHidden` is true where nothing outside of its class uses the property that keeps it.
    init(_ parameter: InitialiserParameter, _ catalog: TypeCatalog, isHidden: Bool = false) {
        name = parameter.name
        type = Kept(TypeRecord(parameter.type, catalog))
        value = ""
        origin = parameter.origin
        isSettable = parameter.isSettable
        self.isHidden = isHidden && !parameter.isSettable
    }

    package static let schema = RecordSchema<Self>("Input", doc: "What is handed to a module, or to one of its parts.")
    {
        Field("name", "Its name.") { $0.name }
        Field("label", "The name as a label, in backticks where it must be.") { SwiftName.label($0.name) }
        Field("type", "Its type.") { $0.type }
        Field("default", "Its default as written, or nothing.") { $0.value }
        Field("argument", "What the assembly hands over: `id`, `dependencies.store`.") { input in
            input.origin == .dependency ? "dependencies.\(input.name)" : input.name.escapedName
        }
        Field("isDependency", "The composition root provides it.") { $0.origin == .dependency }
        Field("isLocal", "An assembly line makes it.") { $0.origin == .assembly }
        Field("isSettable", "It is stored as a `var`.") { $0.isSettable }
        Field("access", "Before its property: `private `, with a space, where nothing else uses it; or nothing.") {
            $0.isHidden ? "private " : ""
        }
    }
}

import Diagnostics
import TemplateEngine

/// Renders a contract of five protocols, as generated modules have them, and prints how fast. The floor is copying the same
/// bytes.
///
/// Bar: 100 MB a second, on one core.
enum TemplateBenchmark {
    static func run() {
        let set = TemplateSet(
            sources: [
                TemplateSource(SourceFile(path: "Templates/contract.swift", text: contract)),
                TemplateSource(SourceFile(path: "Templates/member.swift", text: member)),
            ], entries: [TemplateEntry("contract.swift", root: ContractModule.schema.type)])
        for diagnostic in set.diagnostics { print(diagnostic.message) }
        guard let template = set["contract.swift"] else { return }
        do {
            let module = ContractModule.sample
            let record = module.templateRecord
            let text = try template.render(record)
            let rendering = measure { (try? template.render(record))?.count ?? 0 }
            let context = measure { module.templateRecord.values.count }
            let checking = measure {
                TemplateSet(
                    sources: [
                        TemplateSource(SourceFile(path: "Templates/contract.swift", text: contract)),
                        TemplateSource(SourceFile(path: "Templates/member.swift", text: member)),
                    ], entries: [TemplateEntry("contract.swift", root: ContractModule.schema.type)]
                ).diagnostics.count
            }
            let copying = measure { text.map { $0 &+ 1 }.count }
            Report.speed("rendering", text.count, rendering, bar: 100)
            print("template: making the context \(rounded(context * 1_000_000)) µs")
            print("template: parsing and checking \(rounded(checking * 1_000_000)) µs")
            print("template: \(rounded(rendering / copying)) times the floor of copying the bytes")
        } catch {
            print(error.diagnostic.message)
        }
    }

    /// Seconds of one run, the best of several.
    private static func measure(_ body: () -> Int) -> Double {
        let clock = ContinuousClock()
        var best = Double.infinity
        var sum = 0
        for _ in 0..<20 {
            let runs = 200
            let time = clock.measure {
                for _ in 0..<runs { sum &+= body() }
            }
            best = min(
                best, (Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18) / Double(runs))
        }
        precondition(sum != .min)
        return best
    }

    private static func rounded(_ number: Double) -> String {
        let tenths = Int(number * 10 + 0.5)
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static let contract = """
        // {{ module.name }}: what its parts know of one another.
        {% for protocol in module.protocols %}

        {% if protocol.doc %}
        {% for line in protocol.doc|lines %}
        /// {{ line|comment }}
        {% endfor %}
        {% endif %}
        {{ module.access }}protocol {{ module.name }}{{ protocol.role|upperFirst }}Protocol: AnyObject {
        {% for member in protocol.members %}
            {% include "member.swift" %}
        {% endfor %}
        }
        {% endfor %}
        """

    private static let member = """
        {% if member.doc %}
        /// {{ member.doc|comment }}
        {% endif %}
        func {{ member.name }}(
        {%- for p in member.parameters -%}
        {{ p.label }}{% if p.name %} {{ p.name }}{% endif %}: {{ p.type }}{{ "" if forloop.last else ", " }}
        {%- endfor -%}
        ){% if member.isAsync %} async{% endif %}{% if member.isThrowing %} throws{% endif %}
        {%- if member.result %} -> {{ member.result }}{% endif %}

        """
}

private struct ContractModule: TemplateRecord {
    var module: Module

    static let schema = RecordSchema<Self>("Context", doc: "What the template sees.") {
        Field("module", "The module.") { $0.module }
    }

    struct Module: TemplateRecord {
        var name: String
        var access: String
        var protocols: [Contract]

        static let schema = RecordSchema<Self>("Module", doc: "A module.") {
            Field("name", "Its name.") { $0.name }
            Field("access", "Its access level, with a space.") { $0.access }
            Field("protocols", "Its protocols.") { $0.protocols }
        }
    }

    struct Contract: TemplateRecord {
        var role: String
        var doc: String?
        var members: [Member]

        static let schema = RecordSchema<Self>("Protocol", doc: "A protocol.") {
            Field("role", "Whose it is.") { $0.role }
            Field("doc", "Its documentation.") { $0.doc }
            Field("members", "Its members.") { $0.members }
        }
    }

    struct Member: TemplateRecord {
        var name: String
        var doc: String?
        var parameters: [Parameter]
        var isAsync: Bool
        var isThrowing: Bool
        var result: String?

        static let schema = RecordSchema<Self>("Member", doc: "A function.") {
            Field("name", "Its base name.") { $0.name }
            Field("doc", "Its documentation.") { $0.doc }
            Field("parameters", "Its parameters.") { $0.parameters }
            Field("isAsync", "Whether it is async.") { $0.isAsync }
            Field("isThrowing", "Whether it throws.") { $0.isThrowing }
            Field("result", "The type of its result.") { $0.result }
        }
    }

    struct Parameter: TemplateRecord {
        var label: String
        var name: String?
        var type: String

        static let schema = RecordSchema<Self>("Parameter", doc: "A parameter.") {
            Field("label", "Its label.") { $0.label }
            Field("name", "Its own name, where it has another.") { $0.name }
            Field("type", "Its type.") { $0.type }
        }
    }

    static var sample: ContractModule {
        let members = [
            Member(
                name: "show", doc: "Shows the items in the order in which they were made.",
                parameters: [Parameter(label: "items", name: nil, type: "[TodoItem]")], isAsync: false,
                isThrowing: false),
            Member(
                name: "show", doc: nil, parameters: [Parameter(label: "error", name: "message", type: "String")],
                isAsync: false, isThrowing: false),
            Member(
                name: "loadItems", doc: "Loads all items from the store.",
                parameters: [
                    Parameter(label: "matching", name: "query", type: "String?"),
                    Parameter(label: "limit", name: nil, type: "Int"),
                ], isAsync: true, isThrowing: true, result: "[TodoItem]"),
            Member(name: "didAppear", doc: nil, parameters: [], isAsync: false, isThrowing: false),
            Member(
                name: "didSelect", doc: "The user has chosen an item.",
                parameters: [Parameter(label: "_", name: "item", type: "TodoItem.ID")], isAsync: false,
                isThrowing: false),
        ]
        let roles = ["view", "presenter", "interactor", "interactorOutput", "router"]
        return ContractModule(
            module: Module(
                name: "TodoList", access: "public ",
                protocols: roles.map {
                    Contract(role: $0, doc: "What the \($0) can do.\nCalled on the main actor.", members: members)
                }))
    }
}

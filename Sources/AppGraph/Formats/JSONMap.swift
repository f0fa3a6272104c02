import Diagnostics

/// Maps as JSON, with one line for each module, route and finding.
package enum JSONMap {
    /// The version of the format. Incompatible changes increase it.
    package static let version = 1

    /// Returns the map as a JSON object.
    package static func text(_ map: AppMap) -> String {
        let head: [(String, JSONValue)] = [
            ("version", .int(version)), ("app", .string(map.title)), ("root", map.root.map(JSONValue.string) ?? .null),
        ]
        let lists = [
            ("modules", map.modules.map(\.json)), ("routes", map.routes.map(\.json)),
            ("findings", map.findings.map(\.json)),
        ]
        let lines =
            head.map { "  \(JSONValue.quoted($0)): \($1.text)" }
            + lists.map { name, values in
                let rows = values.map { "\n    " + $0.text }.joined(separator: ",")
                return "  \(JSONValue.quoted(name)): [\(rows)\(rows.isEmpty ? "" : "\n  ")]"
            }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }
}

extension MapModule {
    fileprivate var json: JSONValue {
        .object([
            "name": .string(name), "folder": .strings(folder), "origin": .string(origin.rawValue),
            "place": .string(place), "summary": .string(summary), "inputs": .strings(inputs),
            "dependencies": .strings(dependencies), "parts": .array(parts.map(\.json)),
            "bodies": .array(bodies.map(\.json)),
        ])
    }
}

extension MapPart {
    fileprivate var json: JSONValue {
        .object([
            "role": .string(role.rawValue), "name": name.map(JSONValue.string) ?? .null,
            "protocol": .string(protocolName),
            "members": .array(
                members.map { .object(["name": .string($0.name), "origin": .string($0.origin.rawValue)]) }),
        ])
    }
}

extension FlowBody {
    fileprivate var json: JSONValue {
        .object([
            "owner": .string(owner.title), "member": .string(member),
            "caller": caller.map { .string($0.title) } ?? .null,
            "paths": .array(
                paths.map { path in
                    .object([
                        "when": .string(path.condition), "calls": .array(path.calls.map(\.json)),
                        "unclear": path.unknownReason.map(JSONValue.string) ?? .null,
                    ])
                }),
        ])
    }
}

extension FlowBody.Call {
    fileprivate var json: JSONValue { .object(["to": .string(to.title), "member": .string(member)]) }
}

extension MapRoute {
    fileprivate var json: JSONValue {
        .object([
            "from": .string(from), "to": .string(to), "member": .string(member), "kind": .string(kind),
            "results": .strings(results),
        ])
    }
}

extension MapHint {
    fileprivate var json: JSONValue {
        .object(["kind": .string(kind.rawValue), "modules": .strings(modules), "text": .string(text)])
    }
}

extension JSONValue {
    fileprivate static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

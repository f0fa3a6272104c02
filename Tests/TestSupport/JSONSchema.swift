/// The part of JSON Schema 2020-12 that documentation uses. What it does not know is a fault of the schema.
package struct JSONSchema: Sendable {
    private let root: JSONDocument

    package init(text: String) throws { root = try JSONDocument(text: text) }

    /// What is wrong with a document, and where; nothing where it is as the schema says.
    package func faults(of document: JSONDocument) -> [String] { faults(of: document, by: root, at: "") }

    private static let known: Set = [
        "$schema", "$defs", "$ref", "title", "oneOf", "const", "enum", "type", "items", "properties", "required",
        "additionalProperties",
    ]

    private func faults(of value: JSONDocument, by schema: JSONDocument, at place: String) -> [String] {
        var faults = schema.members.keys.filter { !Self.known.contains($0) }.map { "the schema says '\($0)'" }
        if let name = schema["$ref"]?.string {
            guard name.hasPrefix("#/$defs/"), let named = root["$defs"]?[String(name.dropFirst(8))] else {
                return ["the schema has no \(name)"]
            }
            faults += self.faults(of: value, by: named, at: place)
        }
        if let choices = schema["oneOf"]?.elements {
            let found = choices.map { self.faults(of: value, by: $0, at: place) }
            let count = found.count(where: \.isEmpty)
            if count != 1 { faults.append("\(place): \(count) of \(found.count) fit: \(found.joined().prefix(4))") }
        }
        if let constant = schema["const"], constant != value { faults.append("\(place) is not \(constant)") }
        if let choices = schema["enum"]?.elements, !choices.contains(value) {
            faults.append("\(place) is none of \(choices)")
        }
        if let type = schema["type"] {
            let types = [type].compactMap(\.string) + type.elements.compactMap(\.string)
            if !types.contains(value.type) { faults.append("\(place) is no \(types), but \(value.type)") }
        }
        if let items = schema["items"] {
            for (index, element) in value.elements.enumerated() {
                faults += self.faults(of: element, by: items, at: "\(place)/\(index)")
            }
        }
        return faults + faultsOfMembers(of: value, by: schema, at: place)
    }

    /// An object has each key that the schema has, and no other: so strict has the schema to be.
    private func faultsOfMembers(of value: JSONDocument, by schema: JSONDocument, at place: String) -> [String] {
        guard schema["type"]?.string == "object" else { return [] }
        let properties = schema["properties"]?.members ?? [:]
        let required = Set((schema["required"]?.elements ?? []).compactMap(\.string))
        guard schema["additionalProperties"] == .bool(false), required == Set(properties.keys) else {
            return ["the schema of \(place) leaves keys open"]
        }
        let keys = Set(value.members.keys)
        var faults = keys.symmetricDifference(required).sorted().map {
            "\(place) has \(keys.contains($0) ? "a key" : "no") '\($0)'"
        }
        for (key, schema) in properties {
            if let member = value[key] { faults += self.faults(of: member, by: schema, at: "\(place)/\(key)") }
        }
        return faults
    }
}

/// What SARIF 2.1.0 (OASIS, sections 3.13 to 3.58) asks of the objects that are written here: which properties an object must
/// have, which it may have, and what stands in them.
struct SARIFShape: Sendable {
    indirect enum Value: Sendable {
        case string, positive, index
        /// One of these strings.
        case oneOf([String])
        case object(SARIFShape)
        case list(Value, atLeast: Int)
    }

    let required: [String: Value]
    let optional: [String: Value]

    init(_ required: [String: Value], optional: [String: Value] = [:]) {
        self.required = required
        self.optional = optional
    }

    static let log = SARIFShape(
        ["version": .oneOf(["2.1.0"]), "runs": .list(.object(run), atLeast: 1)], optional: ["$schema": .string])
    private static let run = SARIFShape(
        ["tool": .object(SARIFShape(["driver": .object(driver)]))],
        optional: [
            "results": .list(.object(result), atLeast: 0),
            "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
        ])
    private static let driver = SARIFShape(
        ["name": .string], optional: ["version": .string, "rules": .list(.object(descriptor), atLeast: 0)])
    private static let descriptor = SARIFShape(
        ["id": .string],
        optional: [
            "shortDescription": .object(message), "fullDescription": .object(message), "help": .object(message),
            "defaultConfiguration": .object(SARIFShape([:], optional: ["level": level])),
        ])
    private static let message = SARIFShape(["text": .string])
    private static let level = Value.oneOf(["none", "note", "warning", "error"])
    private static let result = SARIFShape(
        ["message": .object(message)],
        optional: [
            "ruleId": .string, "ruleIndex": .index, "level": level, "locations": .list(.object(location), atLeast: 0),
            "relatedLocations": .list(.object(location), atLeast: 0), "fixes": .list(.object(fix), atLeast: 0),
        ])
    private static let location = SARIFShape(
        [:],
        optional: [
            "physicalLocation": .object(
                SARIFShape(["artifactLocation": .object(artifact)], optional: ["region": .object(region)])),
            "message": .object(message),
        ])
    private static let artifact = SARIFShape(["uri": .string])
    private static let region = SARIFShape(
        ["startLine": .positive],
        optional: ["startColumn": .positive, "endLine": .positive, "endColumn": .positive])
    private static let fix = SARIFShape(
        ["artifactChanges": .list(.object(change), atLeast: 1)], optional: ["description": .object(message)])
    private static let change = SARIFShape([
        "artifactLocation": .object(artifact), "replacements": .list(.object(replacement), atLeast: 1),
    ])
    private static let replacement = SARIFShape(
        ["deletedRegion": .object(region)], optional: ["insertedContent": .object(message)])

    /// What is wrong with an object, with the path to it; empty where it is as it should be.
    func faults(of object: [String: Any], at path: String) -> [String] {
        let missing = required.keys.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
        let wrong = object.flatMap { key, value -> [String] in
            guard let shape = required[key] ?? optional[key] else { return ["\(path).\(key) is not in the standard"] }
            return Self.faults(of: value, as: shape, at: "\(path).\(key)")
        }
        return (missing + wrong).sorted()
    }

    private static func faults(of value: Any, as shape: Value, at path: String) -> [String] {
        switch shape {
        case .string: value is String ? [] : ["\(path) is no string"]
        case .positive: (value as? Int).map { $0 >= 1 } == true ? [] : ["\(path) is \(value)"]
        case .index: (value as? Int).map { $0 >= -1 } == true ? [] : ["\(path) is \(value)"]
        case .oneOf(let texts): (value as? String).map(texts.contains) == true ? [] : ["\(path) is \(value)"]
        case .object(let shape):
            (value as? [String: Any]).map { shape.faults(of: $0, at: path) } ?? ["\(path) is no object"]
        case .list(let element, let least):
            (value as? [Any]).map { values in
                (values.count < least ? ["\(path) has too few"] : [])
                    + values.enumerated().flatMap { faults(of: $1, as: element, at: "\(path)[\($0)]") }
            } ?? ["\(path) is no list"]
        }
    }
}

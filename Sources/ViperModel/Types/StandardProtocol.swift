/// Protocols of the standard library that a section may inherit.
package enum StandardProtocol {
    /// Whether it is one of them.
    package static func isKnown(_ name: String) -> Bool {
        withoutRequirements.contains(name) || withRequirements[name] != nil
    }

    /// A class conforms to them without a line.
    static let withoutRequirements: Set<String> = [
        "Actor", "AnyObject", "BitwiseCopyable", "Copyable", "Error", "Escapable", "Identifiable", "Sendable",
        "SendableMetatype",
    ]

    /// What a section has to state itself, so that its mock conforms.
    static let withRequirements: [String: [String]] = [
        "Codable": ["init(from:)", "encode(to:)"], "Comparable": ["<"],
        "CustomDebugStringConvertible": ["debugDescription"],
        "CustomStringConvertible": ["description"], "Decodable": ["init(from:)"], "Encodable": ["encode(to:)"],
        "Equatable": ["=="], "Hashable": ["==", "hash(into:)"], "NSObjectProtocol": ["NSObject's members"],
        "CustomReflectable": ["customMirror"], "LocalizedError": [], "Sequence": ["makeIterator()"],
        "AsyncSequence": ["makeAsyncIterator()"],
    ]
}

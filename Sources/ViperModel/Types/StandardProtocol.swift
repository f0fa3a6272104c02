/// The protocols of the standard library that a section may inherit.
package enum StandardProtocol {
    /// Returns whether a name is one of these protocols.
    package static func isKnown(_ name: String) -> Bool {
        withoutRequirements.contains(name) || withRequirements[name] != nil
    }

    /// The protocols without requirements.
    static let withoutRequirements: Set<String> = [
        "Actor", "AnyObject", "BitwiseCopyable", "Copyable", "Error", "Escapable", "Identifiable", "Sendable",
        "SendableMetatype",
    ]

    /// The protocols with requirements, which a section must declare so that its mock conforms.
    static let withRequirements: [String: [String]] = [
        "Codable": ["init(from:)", "encode(to:)"], "Comparable": ["<"],
        "CustomDebugStringConvertible": ["debugDescription"],
        "CustomStringConvertible": ["description"], "Decodable": ["init(from:)"], "Encodable": ["encode(to:)"],
        "Equatable": ["=="], "Hashable": ["==", "hash(into:)"], "NSObjectProtocol": ["NSObject's members"],
        "CustomReflectable": ["customMirror"], "LocalizedError": [], "Sequence": ["makeIterator()"],
        "AsyncSequence": ["makeAsyncIterator()"],
    ]
}

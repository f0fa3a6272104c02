/// Samples of types of the standard library and Foundation, by name. `fixture()` of the first three is emitted with the test
/// support.
let standardSamples: [String: String] = [
    "Date": ".fixture()", "URL": ".fixture()", "UUID": ".fixture()",
    "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0",
    "UInt": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0",
    "Double": "0", "Float": "0", "CGFloat": "0", "Decimal": "0", "TimeInterval": "0", "NSNumber": "0",
    "Bool": "false", "Character": "\"a\"", "Substring": "\"\"", "StaticString": "\"\"", "AttributedString": "\"\"",
    "Void": "()", "Any": "0", "AnyHashable": "0", "Data": "Data()", "Duration": ".zero", "IndexPath": "IndexPath()",
    "IndexSet": "IndexSet()", "CharacterSet": "CharacterSet()", "DateComponents": "DateComponents()",
    "DateInterval": "DateInterval(start: .fixture(), duration: 0)", "URLRequest": "URLRequest(url: .fixture())",
    "URLComponents": "URLComponents()", "Locale": "Locale(identifier: \"en\")", "TimeZone": ".gmt",
    "Calendar": "Calendar(identifier: .gregorian)", "CGPoint": ".zero", "CGRect": ".zero", "CGSize": ".zero",
    "NSObject": "NSObject()", "NSError": "NSError(domain: \"fixture\", code: 0)", "AnyObject": "NSObject()",
    "NotificationCenter": "NotificationCenter()", "Bundle": ".main", "UserDefaults": "UserDefaults()",
]

/// Values of types that conform to protocols of the standard library.
let standardConforming: [String: String] = [
    "Equatable": "0", "Hashable": "0", "Comparable": "0", "Sendable": "0", "Codable": "0", "Encodable": "0",
    "Decodable": "0", "Numeric": "0", "SignedNumeric": "0", "BinaryInteger": "0", "BinaryFloatingPoint": "0.0",
    "FloatingPoint": "0.0", "StringProtocol": "\"\"", "CustomStringConvertible": "\"\"",
    "LosslessStringConvertible": "\"\"",
    "AnyObject": "NSObject()",
]

/// Types whose values can be compared with `==`.
let standardEquatable: Set<String> = [
    "Date", "URL", "UUID", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Decimal", "TimeInterval", "NSNumber", "Bool", "Character", "String", "Substring",
    "AttributedString", "AnyHashable", "Data", "Duration", "IndexPath", "IndexSet", "CharacterSet", "DateComponents",
    "DateInterval", "URLRequest", "URLComponents", "Locale", "TimeZone", "Calendar", "CGPoint", "CGRect", "CGSize",
    "NSObject", "NSError",
]

/// Protocols whose conformers can be compared with `==`.
let equatableProtocols: Set<String> = ["Equatable", "Hashable", "Comparable", "Swift.Equatable", "Swift.Hashable"]

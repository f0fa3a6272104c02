import SwiftSource

/// A type of the standard library or Foundation, with an expression that creates a value in tests.
package struct StandardType: Sendable {
    /// An expression that creates a value. `%n` stands for a number that makes arguments differ, and `%s` for a name.
    private var fixture: String
    /// A simpler expression for a value that a test does not compare: `""` for `String`.
    private var plain: String?
    /// Whether Swift infers this type for the expression. For `1` it infers `Int`, but not `Double`.
    package var isSelfTyped = true
    var isEquatable = true
    var isObject = false

    /// Returns the type with this name. The name contains no module, such as `Foundation.`.
    package static func named(_ name: String) -> StandardType? { table[name] }

    /// The names of all types in the table.
    static var names: some Collection<String> { table.keys }

    /// Returns an expression that creates a value. If `isPlain`, it is the simpler expression, for a value that is
    /// not compared.
    package func text(isPlain: Bool, name: String, number: Int) -> String {
        let pattern = isPlain ? plain ?? fixture : fixture
        return pattern.replacing("%n", with: "\(number)").replacing("%s", with: name)
    }

    /// The integer types.
    package static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    /// The types of numbers with a fraction.
    package static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Decimal"]

    /// Generic types whose arguments Swift infers from the initializer: `Set(ids)`.
    static let generic: Set<String> = ["Array", "Dictionary", "Optional", "Set"]

    /// The protocols that `String` conforms to. Tests use `String` for generic parameters with these constraints.
    package static let ofStrings: Set<String> = [
        "Any", "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible", "StringProtocol",
        "TextOutputStream", "ExpressibleByStringLiteral", "Collection", "Sequence", "BidirectionalCollection",
        "RangeReplaceableCollection", "TextOutputStreamable", "Copyable", "BitwiseCopyable",
    ]

    private static let table: [String: StandardType] = {
        var table = others
        for name in integers { table[name] = StandardType(fixture: "%n", plain: "0", isSelfTyped: name == "Int") }
        for name in fractions { table[name] = StandardType(fixture: "%n", plain: "0", isSelfTyped: false) }
        return table
    }()

    private static let others: [String: StandardType] = [
        "Bool": StandardType(fixture: "true", plain: "false"),
        "Character": StandardType(fixture: "\"%n\"", isSelfTyped: false),
        "Substring": StandardType(fixture: "\"%s\"", isSelfTyped: false),
        "String": StandardType(fixture: "\"%s\"", plain: "\"\""),
        "StaticString": StandardType(fixture: "\"%s\"", isSelfTyped: false, isEquatable: false),
        "Any": StandardType(fixture: "\"%s\"", isSelfTyped: false, isEquatable: false),
        "AnyHashable": StandardType(fixture: "\"%s\"", isSelfTyped: false),
        "AnyClass": StandardType(fixture: "NSObject.self", isSelfTyped: false, isEquatable: false),
        "AnyObject": StandardType(fixture: "NSObject()", isSelfTyped: false, isObject: true),
        "Date": StandardType(fixture: "Date.fixture()"),
        "UUID": StandardType(fixture: "UUID.fixture()"),
        "URL": StandardType(fixture: "URL.fixture()"),
        "Data": StandardType(fixture: "Data()"),
        "IndexPath": StandardType(fixture: "IndexPath(index: %n)"),
        "IndexSet": StandardType(fixture: "IndexSet(integer: %n)"),
        "Locale": StandardType(fixture: "Locale(identifier: \"en\")"),
        "Calendar": StandardType(fixture: "Calendar(identifier: .gregorian)"),
        "TimeZone": StandardType(fixture: "TimeZone.current"),
        "DateComponents": StandardType(fixture: "DateComponents(day: %n)"),
        "DateInterval": StandardType(fixture: "DateInterval(start: Date.fixture(), duration: %n)"),
        "CancellationError": StandardType(fixture: "CancellationError()", isEquatable: false),
        "CharacterSet": StandardType(fixture: "CharacterSet.alphanumerics"),
        "CGPoint": StandardType(fixture: "CGPoint(x: %n, y: %n)"),
        "CGSize": StandardType(fixture: "CGSize(width: %n, height: %n)"),
        "CGRect": StandardType(fixture: "CGRect(x: 0, y: 0, width: %n, height: %n)"),
        "NSRange": StandardType(fixture: "NSRange(location: 0, length: %n)"),
        "AttributedString": StandardType(fixture: "AttributedString(\"%s\")"),
        "NSError": StandardType(fixture: "NSError(domain: \"%s\", code: %n)", isObject: true),
        "NSObject": StandardType(fixture: "NSObject()", isObject: true),
        "NSString": StandardType(fixture: "NSString(string: \"%s\")", isObject: true),
        "NSNumber": StandardType(fixture: "NSNumber(value: %n)", isObject: true),
        "NSAttributedString": StandardType(fixture: "NSAttributedString(string: \"%s\")", isObject: true),
        "NotificationCenter": StandardType(fixture: "NotificationCenter()", isObject: true),
        "NumberFormatter": StandardType(fixture: "NumberFormatter()", isObject: true),
        "DateFormatter": StandardType(fixture: "DateFormatter()", isObject: true),
        "JSONEncoder": StandardType(fixture: "JSONEncoder()", isObject: true),
        "JSONDecoder": StandardType(fixture: "JSONDecoder()", isObject: true),
        "FileManager": StandardType(fixture: "FileManager.default", isObject: true),
        "UserDefaults": StandardType(fixture: "UserDefaults.standard", isObject: true),
        "Bundle": StandardType(fixture: "Bundle.main", isObject: true),
        "ProcessInfo": StandardType(fixture: "ProcessInfo.processInfo", isObject: true),
    ]
}

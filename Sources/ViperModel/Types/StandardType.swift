import SwiftSource

/// What is known of a type of the standard library or Foundation.
package struct StandardType: Sendable {
    /// An expression for a value of it. `%n` stands for a small number that tells one argument from another, `%s` for a name.
    private var fixture: String
    /// What it is by itself: then a constant needs no annotation.
    package var isSelfTyped: Bool
    /// Where only a value is needed, and the plainer one will do.
    private var plain: String?
    var isEquatable: Bool
    var isObject: Bool

    private init(
        _ fixture: String, plain: String? = nil, isSelfTyped: Bool = true, isEquatable: Bool = true,
        isObject: Bool = false
    ) {
        self.fixture = fixture
        self.plain = plain
        self.isSelfTyped = isSelfTyped
        self.isEquatable = isEquatable
        self.isObject = isObject
    }

    /// The type of a name, modules left out.
    package static func named(_ name: String) -> StandardType? { table[name] }

    /// The expression; a plain one where only a value is needed.
    package func text(isPlain: Bool, name: String, number: Int) -> String {
        let pattern = isPlain ? plain ?? fixture : fixture
        let mark = UInt8(ascii: "%")
        guard pattern.utf8.contains(mark) else { return pattern }
        var text: [UInt8] = []
        var isMarked = false
        for byte in pattern.utf8 {
            if isMarked {
                text += byte == UInt8(ascii: "n") ? "\(number)".utf8 : name.utf8
            } else if byte != mark {
                text.append(byte)
            }
            isMarked = !isMarked && byte == mark
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The types of whole numbers.
    package static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    /// The types of whole numbers that are never negative.
    package static let unsigned: Set<String> = ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
    /// The types of numbers with a fraction.
    package static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Decimal"]

    /// Protocols that a `String` conforms to: what stands for a generic argument of theirs.
    package static let ofStrings: Set<String> = [
        "Any", "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible", "StringProtocol",
        "TextOutputStream", "ExpressibleByStringLiteral", "Collection", "Sequence", "BidirectionalCollection",
        "RangeReplaceableCollection", "TextOutputStreamable", "Copyable", "BitwiseCopyable",
    ]

    private static let table: [String: StandardType] = {
        var table = others
        for name in integers { table[name] = StandardType("%n", plain: "0", isSelfTyped: name == "Int") }
        for name in fractions { table[name] = StandardType("%n", plain: "0", isSelfTyped: false) }
        return table
    }()

    private static let others: [String: StandardType] = [
        "Bool": StandardType("true", plain: "false"),
        "Character": StandardType("\"%n\"", isSelfTyped: false),
        "Substring": StandardType("\"%s\"", isSelfTyped: false),
        "String": StandardType("\"%s\"", plain: "\"\""),
        "StaticString": StandardType("\"%s\"", isSelfTyped: false, isEquatable: false),
        "Any": StandardType("\"%s\"", isSelfTyped: false, isEquatable: false),
        "AnyHashable": StandardType("\"%s\"", isSelfTyped: false),
        "AnyObject": StandardType("NSObject()", isSelfTyped: false, isObject: true),
        "Date": StandardType("Date.fixture()"),
        "UUID": StandardType("UUID.fixture()"),
        "URL": StandardType("URL.fixture()"),
        "Data": StandardType("Data()"),
        "IndexPath": StandardType("IndexPath(index: %n)"),
        "IndexSet": StandardType("IndexSet(integer: %n)"),
        "Locale": StandardType("Locale(identifier: \"en\")"),
        "Calendar": StandardType("Calendar(identifier: .gregorian)"),
        "TimeZone": StandardType("TimeZone.current"),
        "DateComponents": StandardType("DateComponents(day: %n)"),
        "DateInterval": StandardType("DateInterval(start: Date.fixture(), duration: %n)"),
        "CharacterSet": StandardType("CharacterSet.alphanumerics"),
        "CGPoint": StandardType("CGPoint(x: %n, y: %n)"),
        "CGSize": StandardType("CGSize(width: %n, height: %n)"),
        "CGRect": StandardType("CGRect(x: 0, y: 0, width: %n, height: %n)"),
        "NSRange": StandardType("NSRange(location: 0, length: %n)"),
        "AttributedString": StandardType("AttributedString(\"%s\")"),
        "NSError": StandardType("NSError(domain: \"%s\", code: %n)", isObject: true),
        "NSObject": StandardType("NSObject()", isObject: true),
        "NSString": StandardType("NSString(string: \"%s\")", isObject: true),
        "NSNumber": StandardType("NSNumber(value: %n)", isObject: true),
        "NSAttributedString": StandardType("NSAttributedString(string: \"%s\")", isObject: true),
        "NotificationCenter": StandardType("NotificationCenter()", isObject: true),
        "NumberFormatter": StandardType("NumberFormatter()", isObject: true),
        "DateFormatter": StandardType("DateFormatter()", isObject: true),
        "JSONEncoder": StandardType("JSONEncoder()", isObject: true),
        "JSONDecoder": StandardType("JSONDecoder()", isObject: true),
        "FileManager": StandardType("FileManager.default", isObject: true),
        "UserDefaults": StandardType("UserDefaults.standard", isObject: true),
        "Bundle": StandardType("Bundle.main", isObject: true),
        "ProcessInfo": StandardType("ProcessInfo.processInfo", isObject: true),
    ]
}

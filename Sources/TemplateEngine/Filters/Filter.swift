/// The filters of the template language, by the names that stand after `|`.
enum Filter: String, Sendable, Hashable, CaseIterable {
    case upperFirst, lowerFirst, camelCase, snakeCase, kebabCase, upper, lower
    case replace, join, split, count, first, last, sort, unique, reverse
    case `default`, indent, trim, lines, hasPrefix, hasSuffix, contains
    case quoted, comment, identifier

    /// What each filter is called here that has another name in other template languages.
    static let elsewhere: [String: String] = [
        "capitalize": "upperFirst", "upperFirstLetter": "upperFirst", "lowerFirstLetter": "lowerFirst",
        "lowerFirstWord": "camelCase", "snakeToCamelCase": "camelCase", "camelToSnakeCase": "snakeCase",
        "uppercase": "upper", "lowercase": "lower", "length": "count", "size": "count", "reversed": "reverse",
        "sorted": "sort", "strip": "trim", "escape": "quoted", "stringify": "quoted", "swiftIdentifier": "identifier",
        "escapeReservedKeywords": "identifier", "d": "default", "uniq": "unique", "splitLines": "lines",
        "startswith": "hasPrefix", "endswith": "hasSuffix",
    ]

    /// An example of the filter with its arguments; nil for one that takes none.
    var usage: String? {
        switch self {
        case .replace: #"replace:"a","b""#
        case .join: #"join:", ""#
        case .split: #"split:",""#
        case .default: #"default:"""#
        case .indent: "indent:4"
        case .hasPrefix, .hasSuffix, .contains: "\(rawValue):\"a\""
        default: nil
        }
    }
}

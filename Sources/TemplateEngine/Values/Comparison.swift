/// The operators that compare two values.
enum Comparison: Sendable, Hashable, CaseIterable {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, `in`, notIn

    var text: String {
        switch self {
        case .equal: "=="
        case .unequal: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .in: "in"
        case .notIn: "not in"
        }
    }
}

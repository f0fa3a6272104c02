/// An operator that compares two values. The raw value is its spelling.
enum Comparison: String, Sendable, Hashable, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case `in`
    case notIn = "not in"
}

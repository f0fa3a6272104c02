/// The operators that compare two values, by what they are written as.
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

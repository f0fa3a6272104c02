import Diagnostics

/// A file or macro as it is used at some place: with the types of the names that it sees.
struct InstanceKey: Equatable {
    enum Callee: Equatable {
        case template(String)
        case macro(String)

        var name: String {
            switch self {
            case .template(let name), .macro(let name): name
            }
        }
    }

    struct Parameter: Equatable {
        var name: String
        var kind: Variable.Kind
        var type: ValueType?
        /// The including template's, not given by `with`.
        var isInherited = false
    }

    var callee: Callee
    var root: RecordType
    /// The parameters in the order of their slots, which begin at 1.
    var parameters: [Parameter]
    /// What is known of the parameters and the context.
    var facts: Facts
    /// A template that could not be understood wholly leads here, so what is missing may be missing because of that.
    var isDoubtful: Bool

    /// The part of an instance that tells most of them apart, for looking one up.
    struct Glance: Hashable {
        var name: String
        /// The kinds of the parameters' types, one digit for each.
        var types: Int
    }

    var glance: Glance {
        Glance(name: callee.name, types: parameters.reduce(0) { $0 &* 7 &+ ($1.type?.digit ?? 0) })
    }
}

extension ValueType {
    fileprivate var digit: Int {
        switch self {
        case .string: 1
        case .int: 2
        case .bool: 3
        case .list: 4
        case .optional: 5
        case .record: 6
        }
    }
}

/// An instance that is still to be checked.
struct PendingInstance {
    var key: InstanceKey
    var function: Int
    /// Where it is used; nil for entries.
    var use: SourceLocation?
}

import SwiftSource

extension FunctionSyntax {
    /// The constraints of each generic parameter, by its name. A requirement such as `T.Item == Int` becomes a
    /// constraint that no value fulfills.
    var constraints: [String: [String]] {
        var constraints: [String: [String]] = [:]
        for parameter in genericParameters {
            constraints[parameter.name.name] = parameter.constraint.map(Self.names) ?? []
        }
        guard let whereClause else { return constraints }
        let text = whereClause.name.hasPrefix("where") ? whereClause.name.dropFirst(5) : whereClause.name[...]
        for requirement in text.split(separator: ",") {
            let sides = requirement.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
            if sides.count == 2, constraints[sides[0]] != nil {
                constraints[sides[0]]?.append(contentsOf: sides[1].split(separator: "&").map(String.init))
            } else {
                let name = requirement.prefix { $0 != "=" && $0 != "." && $0 != ":" }.filter { !$0.isWhitespace }
                constraints[name]?.append("a requirement that no synthesized value fulfills")
            }
        }
        return constraints
    }

    private static func names(_ type: TypeSyntax) -> [String] {
        if case .composition(let parts) = type.bare.shape { return parts.map(\.bare.text) }
        return [type.bare.text]
    }
}

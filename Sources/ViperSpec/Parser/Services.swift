import Diagnostics
import SwiftSource

extension SpecParser {
    /// `service Name: Inherited { requirements }`, at its keyword.
    mutating func parseService(_ prefix: Prefix) {
        let keyword = takeWord()
        refuseModifiers(prefix.modifiers, "on a service")
        let name = parseDeclaredName(of: "a service", after: keyword)
        let inherited = cursor.parseInheritance()
        let members = enterBraces(after: keyword) ? parseMembers(of: .service(keyword)).members : []
        guard let name else { return }
        declarations.append(
            .service(
                ServiceDeclaration(
                    documentation: prefix.documentation, attributes: prefix.attributes, name: name,
                    inherited: inherited,
                    members: members, range: prefix.start..<max(prefix.start, cursor.lastEnd))))
    }
}

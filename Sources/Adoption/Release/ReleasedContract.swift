import Diagnostics
import SwiftSource

/// What was generated of a module's contract, as plain Swift of a person.
package struct ReleasedContract: Sendable {
    /// The text: imports and declarations as they were generated, without the head and the marks of the generator.
    package let bytes: [UInt8]
    /// What is declared.
    package let names: Set<String>

    package init(_ generated: SourceFile) {
        let outline = Outline.parse(generated).outline
        names = Set(outline.declarations.map(\.name.name))
        let declarations = outline.declarations.map { declaration in
            let start = declaration.documentation?.range.lowerBound ?? declaration.range.lowerBound
            return generated.text(start..<declaration.range.upperBound) + "\n"
        }
        let imports = outline.imports.map { "import \($0.name)\n" }.joined()
        bytes = Array(([imports] + declarations).filter { !$0.isEmpty }.joined(separator: "\n").utf8)
    }
}

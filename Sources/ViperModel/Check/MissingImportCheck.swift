import Diagnostics
import SwiftSource
import ViperSpec

/// Looks for types of UIKit in specs that import nothing which could declare them: the compiler would report them in generated
/// files.
enum MissingImportCheck {
    /// The first such type of each spec. `program` is what the specs mean, `own` the Swift that people write.
    static func findings(_ specs: [SpecFile], _ program: Program, own: OwnSwift) -> [Diagnostic] {
        let importing = specs.filter { !$0.modulesImported.isSubset(of: ["Foundation"]) }
        let findings = specs.compactMap { spec -> Diagnostic? in
            guard spec.modulesImported.isSubset(of: ["Foundation"]) else { return nil }
            let words = spec.source.words()
            // What another spec imports comes along with its types.
            let imports = importing.contains { !$0.namesDeclared.isDisjoint(with: words) }
            guard !imports, words.contains(where: isOfUIKit) else { return nil }
            let token = Lexer.tokens(of: spec.source).first {
                $0.kind == .identifier && isOfUIKit(spec.source.text($0.range))
            }
            return token.map { missingImport(of: $0.range, in: spec.source) }
        }
        if findings.isEmpty { return [] }
        let declaring = DeclaringFiles(own.sources)
        let declared = Set(program.data.map(\.name) + program.externalTypes.map(\.name))
        return findings.filter { finding in
            guard let name = finding.location.map({ $0.file.text($0.range) }) else { return false }
            return declaring[name].isEmpty && !declared.contains(name)
        }
    }

    /// Whether a type's name begins as UIKit's do: `UIImage`.
    private static func isOfUIKit(_ word: String) -> Bool { word.hasPrefix("UI") && UserInterface.declares(word) }

    private static func missingImport(of name: Range<Int>, in source: SourceFile) -> Diagnostic {
        Diagnostic(
            .missingImport, "'\(source.text(name))' is a type of UIKit, which the spec does not import",
            at: SourceLocation(source, name), fixIts: [.insert("import UIKit\n", at: 0, "insert 'import UIKit'")])
    }
}

extension SpecFile {
    fileprivate var modulesImported: Set<String> {
        Set(
            declarations.compactMap { declaration in
                guard case .importing(let name) = declaration else { return nil }
                return name.name
            })
    }

    /// The names of the types and services that the spec declares.
    fileprivate var namesDeclared: Set<String> {
        let services = declarations.compactMap { declaration -> String? in
            guard case .service(let service) = declaration else { return nil }
            return service.name.name
        }
        return Set(services + data.map(\.name.name) + modules.map(\.name.name))
    }
}

extension Rule {
    static let missingImport = Rule(
        id: "missingImport", severity: .warning, isAdjustable: true,
        summary: "UIKit type in a spec without 'import UIKit'",
        explanation: """
            Generated files import what their spec imports. Without 'import UIKit' a type such as 'UIImage' does not compile \
            there. Add the import at the head of the spec.
            """,
        wrong: "module Photo {\n    view { func show(_ image: UIImage) }\n}",
        right: "import UIKit\nmodule Photo {\n    view { func show(_ image: UIImage) }\n}")
}

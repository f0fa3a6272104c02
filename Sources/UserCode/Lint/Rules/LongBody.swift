import Diagnostics
import SwiftSource
import ViperModel

/// A check for long bodies in specs.
enum LongBody: LintRule {
    static let rule = Rule(
        id: "longBody", severity: .warning, isAdjustable: true, summary: "Body in a spec is longer than eight lines",
        explanation: """
            A spec shows the structure of a module on one screen, and a body in it shows which part calls which. Longer code \
            is easier to read, debug and test in the class. Move the body to the class: 'viper-gen move \
            List.viewDidLoad swift'. Empty lines and lines with only a comment do not count.
            """,
        wrong: """
            module List {
                presenter {
                    var total = 0
                    func viewDidLoad() {
                        total += 1
                        total += 2
                        total += 3
                        total += 4
                        total += 5
                        total += 6
                        total += 7
                        total += 8
                        total += 9
                    }
                }
            }
            """,
        right: "module List { presenter { var total = 0; func viewDidLoad() } }   // written in ListPresenter")

    static let styles = AppSettings.Style.allCases

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.modules.flatMap { _, module in
            lint.types.partNames.classes(of: module).flatMap { type, part in
                module.sections(of: part).flatMap(\.implemented).compactMap { member -> Diagnostic? in
                    guard let body = member.body, body.lineCount > Body.longest else { return nil }
                    return Diagnostic(
                        rule, "body of '\(member.fullName)' has \(body.lineCount) lines", at: member.nameLocation,
                        notes: ["move the body to '\(type)', and keep the declaration here"])
                }
            }
        }
    }
}

extension Body {
    /// The most lines that a body of a spec may have.
    package static let longest = 8

    fileprivate var lineCount: Int { Self.lineCount(of: source, in: range) }

    /// Returns the number of lines on which a token begins.
    package static func lineCount(of source: SourceFile, in range: Range<Int>) -> Int {
        let tokens = Lexer.tokens(of: source, in: range).dropLast()
        return tokens.count(where: \.startsLine) + (tokens.first.map { $0.startsLine ? 0 : 1 } ?? 0)
    }
}

import Diagnostics
import SwiftSource
import ViperModel

/// Counts the lines of the bodies in specs.
enum LongBody: LintRule {
    static let rule = Rule(
        id: "longBody", severity: .warning, isAdjustable: true, summary: "A body in a spec has at most eight lines",
        explanation: """
            A spec is the shape of a module on one screen. A body in it says who calls whom; what takes more than eight \
            lines is behaviour, and reads, debugs and tests better in its class. Cut the body out of the spec and paste it \
            into the class. Lines that are empty or hold nothing but a comment do not count.
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
                        rule, "the body of '\(member.fullName)' has \(body.lineCount) lines", at: member.nameLocation,
                        notes: ["move it to '\(type)', and leave the declaration here"])
                }
            }
        }
    }
}

extension Body {
    /// The most lines that a body of a spec may have.
    package static let longest = 8

    fileprivate var lineCount: Int { Self.lineCount(of: source, in: range) }

    /// The number of lines on which a token begins.
    package static func lineCount(of source: SourceFile, in range: Range<Int>) -> Int {
        let tokens = Lexer.tokens(of: source, in: range).dropLast()
        return tokens.count(where: \.startsLine) + (tokens.first.map { $0.startsLine ? 0 : 1 } ?? 0)
    }
}

import Diagnostics
import SwiftSource

extension BoundaryCheck {
    /// Reports an `await` in an argument of an optional-chained call: `view?.show(await interactor.save())`.
    mutating func reportAwait(at range: Range<Int>, inArgumentOf reference: Reference, _ body: Body) {
        let part = reference.name.name
        diagnostics.report(
            .awaitInWeakCall, "'await' is not evaluated if '\(part)' is nil", at: SourceLocation(body.source, range),
            notes: ["await first: 'let value = await …', then call '\(part)?.'"])
    }
}

extension Rule {
    static let awaitInWeakCall = Rule(
        id: "awaitInWeakCall", severity: .warning, isAdjustable: true,
        summary: "'await' in an argument of an optional-chained call",
        explanation: """
            In 'view?.show(await interactor.save())' nothing is saved if the view is nil: Swift does not evaluate the \
            arguments of an optional-chained call on nil. Await the value first, then call the view.
            """,
        wrong: """
            module A {
                view { func show(_ name: String) }
                presenter { func didTap() async { view?.show(await interactor.name()) } }
                interactor { func name() async -> String }
            }
            """,
        right: """
            module A {
                view { func show(_ name: String) }
                presenter { func didTap() async { let name = await interactor.name(); view?.show(name) } }
                interactor { func name() async -> String }
            }
            """)
}

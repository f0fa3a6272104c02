import SwiftSource
import ViperModel

/// What mocks return until a test says otherwise: `[]`, `nil`, `0`, `""`, `false`, a fixture.
package struct MockDefaults: Sendable {
    private let maker: ValueMaker

    package init(_ catalog: TypeCatalog) {
        maker = ValueMaker(catalog, for: .result, isOnMainActor: false)
    }

    /// The value that a mock returns of itself, as it is written where the type is known; nil where a test has to say it.
    /// No mock is in it: making one whose members return their own protocol would never end.
    package func value(of type: TypeSyntax) -> String? {
        guard let made = maker.value(of: type, named: ""), made.needs.isEmpty, !made.text.contains("Mock(") else {
            return nil
        }
        return made.text(as: type.text)
    }
}

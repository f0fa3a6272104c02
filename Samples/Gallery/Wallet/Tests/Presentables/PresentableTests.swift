import Testing

@testable import Wallet

/// Tests the members that a wireframe inherits from the app's protocol extensions.
@MainActor
struct PresentableTests {
    private let wireframe = AssetListWireframe(navigation: MockNavigation())
    private let view = MockAssetListViewProtocol()
    private let localizer = MockLocalizing()

    @Test("an error shows an alert in the user's language")
    func error() {
        localizer.textClosure = { "\($0)" }

        wireframe.present(WalletError.notEnough, from: view, in: localizer)
        wireframe.present(FixtureError(), from: view, in: localizer)

        #expect(
            view.presentReceivedInvocations.map { "\($0)" } == [
                #"alert(title: "error", message: "notEnough")"#,
                #"alert(title: "error", message: "somethingElse")"#,
            ]
        )
    }

    @Test("shared texts and toasts are shown over the view")
    func toasts() {
        wireframe.share("address", from: view)
        wireframe.toast("Sent", from: view)

        #expect(
            view.presentReceivedInvocations.map { "\($0)" } == [
                #"toast("address")"#, #"toast("Sent")"#,
            ]
        )
    }

    @Test("a sheet is shown over the view with its actions")
    func sheet() throws {
        let action = SheetAction(title: "by name") {}

        wireframe.present(sheet: "Sort", actions: [action], from: view)

        guard case .sheet(let title, let actions) = view.presentReceivedOverlay else {
            Issue.record("no sheet")
            return
        }
        #expect(title == "Sort")
        #expect(actions.map(\.title) == ["by name"])
    }
}

import Testing

@testable import Hosting

#if canImport(UIKit) && canImport(SwiftUI)
import SwiftUI
import UIKit
#endif

@MainActor
@Suite("Settings of one module")
struct HostedScreenTests {
    @Test("an older presenter is tested with generated mocks")
    func olderPresenter() {
        let log = CallLog()
        let (view, interactor) = (ArchiveViewProtocolMock(log: log), ArchiveInteractorInputProtocolMock(log: log))
        let presenter = ArchivePresenter(work: interactor)
        presenter.screen = view

        presenter.viewDidLoad()

        #expect(log.calls == ["interactor.names(from:)", "view.show(_:)"])
    }

    #if canImport(UIKit) && canImport(SwiftUI)
    @Test("what the router pushes is a hosting controller, which keeps the parts alive")
    func hosted() throws {
        struct Dependencies: PreferencesDependencies {
            let store: any PreferencesStore
        }
        let dependencies = Dependencies(store: PreferencesStoreMock(log: CallLog()))

        let opened = try #require(PreferencesModule(isDark: true, delegate: nil).build(dependencies))

        let screen = try #require(opened.screen as? UIHostingController<PreferencesView>)
        screen.rootView.state.presenter.viewDidLoad()
        #expect(screen.rootView.state.isDark == true)
    }
    #endif
}

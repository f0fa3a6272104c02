#if canImport(SwiftUI)
import SwiftUI

struct PreferencesView: View {
    let state: PreferencesViewState
    @State private var isLoaded = false

    var body: some View {
        List {
            if let isDark = state.isDark {
                Text(verbatim: "isDark: \(String(describing: isDark))")
            }
            if let hint = state.hint {
                Text(verbatim: "hint: \(String(describing: hint))")
            }
            Button {
                Task { await state.presenter.didTapDark() }
            } label: {
                Text(verbatim: "didTapDark")
            }
            Button {
                state.presenter.didTapClose()
            } label: {
                Text(verbatim: "didTapClose")
            }
        }
        .navigationTitle("Preferences")
        .onAppear {
            if !isLoaded {
                isLoaded = true
                state.presenter.viewDidLoad()
            }
        }
    }
}
#endif

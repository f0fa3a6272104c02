#if canImport(SwiftUI)
import SwiftUI

struct PreferencesView: View {
    let state: PreferencesViewState
    @State private var isLoaded = false

    var body: some View {
        List {
            if let isDark = state.isDark {
                LabeledContent("isDark", value: String(describing: isDark))
            }
            if let hint = state.hint {
                LabeledContent("hint", value: String(describing: hint))
            }
            Button("didTapDark") {
                Task { await state.presenter.didTapDark() }
            }
            Button("didTapClose") {
                state.presenter.didTapClose()
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

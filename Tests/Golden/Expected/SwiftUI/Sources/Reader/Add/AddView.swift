#if canImport(SwiftUI)
import SwiftUI

struct AddView: View {
    let state: AddViewState

    var body: some View {
        List {
            if let error = state.error {
                LabeledContent("error", value: String(describing: error))
            }
            Button("didTapCancel") {
                state.presenter.didTapCancel()
            }
        }
        .navigationTitle("Add")
    }
}
#endif

#if canImport(SwiftUI)
import SwiftUI

struct AddView: View {
    let state: AddViewState

    var body: some View {
        List {
            if let error = state.error {
                Text(verbatim: "error: \(String(describing: error))")
            }
            Button {
                state.presenter.didTapCancel()
            } label: {
                Text(verbatim: "didTapCancel")
            }
        }
        .navigationTitle("Add")
    }
}
#endif

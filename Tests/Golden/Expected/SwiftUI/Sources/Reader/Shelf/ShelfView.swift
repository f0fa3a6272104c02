#if canImport(SwiftUI)
import SwiftUI

struct ShelfView: View {
    let state: ShelfViewState
    @State private var isLoaded = false

    var body: some View {
        List {
            if let books = state.books {
                LabeledContent("books", value: String(describing: books))
            }
            if state.showsNoContent {
                Text("showsNoContent")
            }
            if let error = state.error {
                LabeledContent("error", value: String(describing: error))
            }
            if state.isLoading {
                Text("isLoading")
            }
            Button("didTapAdd") {
                state.presenter.didTapAdd()
            }
            Button("didTapHelp") {
                state.presenter.didTapHelp()
            }
            Button("didTapReload") {
                Task { await state.presenter.didTapReload() }
            }
        }
        .navigationTitle("Shelf")
        .onAppear {
            if !isLoaded {
                isLoaded = true
                state.presenter.viewDidLoad()
            }
            Task { await state.presenter.onAppear() }
        }
        .onDisappear {
            state.presenter.viewWillDisappear(false)
        }
    }
}
#endif

#if canImport(SwiftUI)
import SwiftUI

struct ShelfView: View {
    let state: ShelfViewState
    @State private var isLoaded = false

    var body: some View {
        List {
            if let books = state.books {
                Text(verbatim: "books: \(String(describing: books))")
            }
            if state.showsNoContent {
                Text(verbatim: "showsNoContent")
            }
            if let error = state.error {
                Text(verbatim: "error: \(String(describing: error))")
            }
            if state.isLoading {
                Text(verbatim: "isLoading")
            }
            Button {
                state.presenter.didTapAdd()
            } label: {
                Text(verbatim: "didTapAdd")
            }
            Button {
                state.presenter.didTapHelp()
            } label: {
                Text(verbatim: "didTapHelp")
            }
            Button {
                Task { await state.presenter.didTapReload() }
            } label: {
                Text(verbatim: "didTapReload")
            }
        }
        .navigationTitle("Shelf")
        .onAppear {
            if !isLoaded {
                isLoaded = true
                state.presenter.viewDidLoad()
            }
        }
        .task {
            await state.presenter.onAppear()
        }
        .onDisappear {
            state.presenter.viewWillDisappear(false)
        }
    }
}
#endif

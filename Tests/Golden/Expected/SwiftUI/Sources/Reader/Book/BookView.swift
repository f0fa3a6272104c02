#if canImport(SwiftUI)
import SwiftUI

struct BookView: View {
    let state: BookViewState
    @State private var isLoaded = false

    var body: some View {
        List {
            if let title = state.title {
                Text(verbatim: "title: \(String(describing: title))")
            }
            if let pages = state.pages {
                Text(verbatim: "pages: \(String(describing: pages))")
            }
            if let actions = state.actions {
                Text(verbatim: "actions: \(String(describing: actions))")
            }
            if let progress = state.progress {
                Text(verbatim: "progress: \(String(describing: progress))")
            }
            if let showProgress = state.showProgress {
                Text(verbatim: "showProgress: \(String(describing: showProgress))")
            }
            if let cover = state.cover {
                Text(verbatim: "cover: \(String(describing: cover))")
            }
            if let notes = state.notes {
                Text(verbatim: "notes: \(String(describing: notes))")
            }
            if let pagesFirst = state.pagesFirst {
                Text(verbatim: "pagesFirst: \(String(describing: pagesFirst))")
            }
            if let pagesLast = state.pagesLast {
                Text(verbatim: "pagesLast: \(String(describing: pagesLast))")
            }
            if let perform = state.perform {
                Text(verbatim: "perform: \(String(describing: perform))")
            }
            if let setDefault = state.setDefault {
                Text(verbatim: "setDefault: \(String(describing: setDefault))")
            }
            if let selection = state.selection {
                Text(verbatim: "selection: \(String(describing: selection))")
            }
            Button {
                state.presenter.didTapClose()
            } label: {
                Text(verbatim: "didTapClose")
            }
            Button {
                state.presenter.didTapShelf()
            } label: {
                Text(verbatim: "didTapShelf")
            }
        }
        .navigationTitle("Book")
        .onAppear {
            if !isLoaded {
                isLoaded = true
                state.presenter.viewDidLoad()
            }
        }
    }
}
#endif

#if canImport(SwiftUI)
import SwiftUI

struct BookView: View {
    let state: BookViewState
    @State private var isLoaded = false

    var body: some View {
        List {
            if let title = state.title {
                LabeledContent("title", value: String(describing: title))
            }
            if let pages = state.pages {
                LabeledContent("pages", value: String(describing: pages))
            }
            if let actions = state.actions {
                LabeledContent("actions", value: String(describing: actions))
            }
            if let progress = state.progress {
                LabeledContent("progress", value: String(describing: progress))
            }
            if let showProgress = state.showProgress {
                LabeledContent("showProgress", value: String(describing: showProgress))
            }
            if let cover = state.cover {
                LabeledContent("cover", value: String(describing: cover))
            }
            if let notes = state.notes {
                LabeledContent("notes", value: String(describing: notes))
            }
            if let pagesFirst = state.pagesFirst {
                LabeledContent("pagesFirst", value: String(describing: pagesFirst))
            }
            if let pagesLast = state.pagesLast {
                LabeledContent("pagesLast", value: String(describing: pagesLast))
            }
            if let perform = state.perform {
                LabeledContent("perform", value: String(describing: perform))
            }
            if let setDefault = state.setDefault {
                LabeledContent("setDefault", value: String(describing: setDefault))
            }
            if let selection = state.selection {
                LabeledContent("selection", value: String(describing: selection))
            }
            Button("didTapClose") {
                state.presenter.didTapClose()
            }
            Button("didTapShelf") {
                state.presenter.didTapShelf()
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

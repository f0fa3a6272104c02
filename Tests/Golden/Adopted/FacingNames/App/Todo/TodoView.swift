import SwiftUI

struct TodoView: View {
    var presenter: TodoPresenterViewInterface

    var body: some View {
        Text("Todo").onAppear { presenter.viewDidAppear() }
    }
}

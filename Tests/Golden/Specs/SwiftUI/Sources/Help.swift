import Observation

@MainActor
protocol HelpModuleProtocol: AnyObject {
    func scroll(to line: Int)
}

/// Written without a spec: a state, and a view of it.
@MainActor
@Observable
final class HelpState: HelpModuleProtocol {
    let topic: String
    private(set) var line = 0

    init(topic: String) {
        self.topic = topic
    }

    func scroll(to line: Int) {
        self.line = line
    }
}

#if canImport(SwiftUI)
import SwiftUI

extension HelpState {
    static func screen(topic: String) -> Screen {
        let state = HelpState(topic: topic)
        return Screen(state, view: HelpView(state: state))
    }
}

struct HelpView: View {
    let state: HelpState

    var body: some View {
        Text(String("\(state.topic), line \(state.line)"))
    }
}
#endif

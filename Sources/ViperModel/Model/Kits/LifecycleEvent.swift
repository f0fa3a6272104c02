/// A lifecycle event of a view, with UIKit's name. Views in a terminal have some of these events. SwiftUI has other
/// names for some events, such as `onAppear`.
package enum LifecycleEvent: String, Sendable, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewWillDisappear, viewDidDisappear
    case onAppear, onDisappear

    /// The phase of a view's life to which an event belongs.
    package enum LifecycleMoment: Sendable {
        case load, appear, disappear, layout
    }

    /// The phase of a view's life to which the event belongs.
    package var moment: LifecycleMoment {
        switch self {
        case .viewDidLoad: .load
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .onAppear: .appear
        case .viewWillDisappear, .viewDidDisappear, .onDisappear: .disappear
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
        }
    }

    /// Whether UIKit's method has a parameter `animated`.
    package var isAnimated: Bool {
        switch self {
        case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .onAppear, .onDisappear: false
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        }
    }

    /// The layout events, which only UIKit has.
    static let layout: [LifecycleEvent] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
}

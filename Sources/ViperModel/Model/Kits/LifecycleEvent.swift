/// What UIKit tells a view controller. The terminal's views and SwiftUI's are told the same, as far as it has a meaning there;
/// and SwiftUI has words of its own for some.
package enum LifecycleEvent: String, Sendable, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewWillDisappear, viewDidDisappear
    case onAppear, onDisappear

    /// What happens to a view when it is told of an event.
    package enum Moment: Sendable {
        case load, appear, disappear, layout
    }

    /// What happens to the view when it is told of it.
    package var moment: Moment {
        switch self {
        case .viewDidLoad: .load
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .onAppear: .appear
        case .viewWillDisappear, .viewDidDisappear, .onDisappear: .disappear
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
        }
    }

    /// Whether UIKit says with it if what happens is animated.
    package var isAnimated: Bool {
        switch self {
        case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .onAppear, .onDisappear: false
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        }
    }

    /// What only a kit tells that lays out its views step by step.
    static let layout: [LifecycleEvent] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
}

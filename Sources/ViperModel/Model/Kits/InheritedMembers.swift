/// The members that a kit's views inherit from a class. A view's own members must have other names.
struct InheritedMembers: Sendable {
    /// The name of the class in messages.
    let type: String
    let properties: Set<String>
    /// The functions, with their labels: `show(_:sender:)`.
    let functions: Set<String>
}

extension InheritedMembers {
    /// The members of `UIViewController`, `UIResponder` and `NSObject`.
    static let viewController = InheritedMembers(
        type: "UIViewController",
        properties: [
            "accessibilityElements", "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue",
            "activityItemsConfiguration", "additionalSafeAreaInsets", "canBecomeFirstResponder",
            "canResignFirstResponder", "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
            "childForStatusBarHidden", "childForStatusBarStyle", "childViewControllerForPointerLock",
            "childViewControllers", "children", "contentScrollView", "contentUnavailableConfiguration",
            "debugDescription", "definesPresentationContext", "description", "editButtonItem",
            "editingInteractionConfiguration", "extensionContext", "focusGroupIdentifier", "hash",
            "hidesBottomBarWhenPushed", "inputAccessoryView", "inputView", "interactionActivityTracking",
            "interactionActivityTrackingBaseName", "isAccessibilityElement", "isBeingDismissed", "isBeingPresented",
            "isEditing", "isFirstResponder", "isModalInPresentation", "isMovingFromParent", "isMovingToParent",
            "isViewLoaded", "keyCommands", "modalPresentationStyle", "modalTransitionStyle", "navigationController",
            "navigationItem", "next", "nibBundle", "nibName", "overrideUserInterfaceStyle", "parent",
            "performsActionsWhilePresentingModally", "popoverPresentationController", "preferredContentSize",
            "preferredFocusEnvironments", "preferredInterfaceOrientationForPresentation",
            "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
            "preferredStatusBarUpdateAnimation", "preferredTransition", "preferredUserInterfaceStyle",
            "prefersHomeIndicatorAutoHidden", "prefersPointerLocked", "prefersStatusBarHidden",
            "presentationController", "presentedViewController", "presentingViewController",
            "providesPresentationContextTransitionStyle", "restorationIdentifier", "restoresFocusAfterTransition",
            "searchDisplayController", "sheetPresentationController", "shouldAutorotate", "splitViewController",
            "storyboard", "superclass", "supportedInterfaceOrientations", "systemMinimumLayoutMargins",
            "tabBarController", "tabBarItem", "textInputContextIdentifier", "textInputMode", "title", "toolbarItems",
            "traitCollection", "transitionCoordinator", "transitioningDelegate", "undoManager", "userActivity", "view",
            "viewIfLoaded", "viewRespectsSystemMinimumLayoutMargins",
        ],
        functions: [
            "addChild(_:)", "applicationFinishedRestoringState()", "awakeFromNib()", "becomeFirstResponder()",
            "beginAppearanceTransition(_:animated:)", "copy(_:)", "cut(_:)", "delete(_:)", "didMove(toParent:)",
            "didReceiveMemoryWarning()", "dismiss(animated:completion:)", "endAppearanceTransition()", "isEqual(_:)",
            "loadView()", "loadViewIfNeeded()", "motionBegan(_:with:)", "motionCancelled(_:with:)",
            "motionEnded(_:with:)", "paste(_:)", "performSegue(withIdentifier:sender:)", "prepare(for:sender:)",
            "present(_:animated:completion:)", "reloadInputViews()", "removeFromParent()", "resignFirstResponder()",
            "select(_:)", "selectAll(_:)", "setEditing(_:animated:)", "setNeedsFocusUpdate()",
            "setNeedsStatusBarAppearanceUpdate()", "setToolbarItems(_:animated:)", "show(_:sender:)",
            "showDetailViewController(_:sender:)", "touchesBegan(_:with:)", "touchesCancelled(_:with:)",
            "touchesEnded(_:with:)", "touchesMoved(_:with:)", "updateFocusIfNeeded()", "updateProperties()",
            "updateViewConstraints()", "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()",
            "viewDidLoad()", "viewIsAppearing(_:)", "viewLayoutMarginsDidChange()", "viewSafeAreaInsetsDidChange()",
            "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()", "willMove(toParent:)",
        ])

    /// The members that the macro adds to an observable class.
    static let observable = InheritedMembers(
        type: "An observable class", properties: [],
        functions: ["access(keyPath:)", "withMutation(keyPath:_:)"])

    /// The members in `Templates/terminal/TerminalView.swift.stencil`.
    static let terminalView = InheritedMembers(
        type: "TerminalView", properties: ["app"],
        functions: [
            "dismiss()", "draw(on:)", "handle(_:)", "handle(line:)", "pop()", "popToRoot()", "present(_:)",
            "printError(_:)",
            "printLine(_:)", "push(_:)", "setNeedsDisplay()", "setRoot(_:)", "viewDidAppear()", "viewDidDisappear()",
            "viewDidLoad()", "viewWillAppear()", "viewWillDisappear()",
        ])
}

import UIKit

/// Clean Swift's own names: nothing but the classes is called as VIPER's parts are.
protocol SurveyDisplayLogic: AnyObject {
    func display(_ text: String)
}

protocol SurveyPresentationLogic: AnyObject {
    func present(_ count: Int)
}

protocol SurveyBusinessLogic: AnyObject {
    func count()
}

final class SurveyViewController: UIViewController, SurveyDisplayLogic {
    var interactor: SurveyBusinessLogic?

    override func viewDidLoad() { interactor?.count() }

    func display(_ text: String) { title = text }
}

final class SurveyInteractor: SurveyBusinessLogic {
    var presenter: SurveyPresentationLogic?

    func count() { presenter?.present(1) }
}

final class SurveyPresenter: SurveyPresentationLogic {
    weak var viewController: SurveyDisplayLogic?

    func present(_ count: Int) { viewController?.display("\(count)") }
}

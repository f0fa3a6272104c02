import Combine
import RxSwift

public protocol ChatViewProtocol: AnyObject {
    var texts: AnyPublisher<String, Never> { get }
    func bind(_ rows: Observable<[String]>)
}

public protocol ChatPresenterProtocol: AnyObject {
    var isBusy: CurrentValueSubject<Bool, Never> { get }
    var taps: PublishSubject<Void> { get set }
}

public protocol ChatInteractorProtocol {
    func messages(in room: Int) -> Single<[String]>
    func send(_ text: String) -> AnyPublisher<Void, Error>
}

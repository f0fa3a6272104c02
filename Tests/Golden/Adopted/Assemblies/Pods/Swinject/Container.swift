protocol PodViewProtocol: AnyObject {}

protocol PodPresenterProtocol: AnyObject {}

import Foundation

struct Order: Equatable {
    let id: Int
    let title: String
}

protocol LoggerProtocol: AnyObject {
    func log(_ text: String)
}

protocol OrderServiceProtocol {
    typealias Completion = ([Order]) -> Void

    func load(completion: @escaping Completion)
}

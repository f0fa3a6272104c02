import Foundation

/// The reason why to-dos could not be read or stored, with a text for the user.
enum TodoStoreError: Error, Equatable {
    case isGone
    case isLocked(path: String)
    case isNewer(path: String)
    /// A call of the file system failed.
    case failed(doing: String, path: String, reason: String)
}

extension TodoStoreError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .isGone: "It is no longer there."
        case .isLocked(let path): "Another program keeps \(path) locked."
        case .isNewer(let path): "\(path) is of a newer todo. Nothing was changed."
        case .failed(let doing, let path, let reason): "Cannot \(doing): \(reason) (\(path))"
        }
    }
}

import Foundation
import ViperCommand

/// The disk's twin in memory: folders, files and links by absolute path, faults on request, and a log of what changed.
final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    enum Node: Equatable {
        case folder
        case file([UInt8], permissions: UInt32)
        case link(to: String)
    }

    private struct State {
        var nodes: [String: Node] = [:]
        var log: [String] = []
        var fault: (operation: FileError.Operation, path: String)?
    }

    private let lock = NSLock()
    private var state = State()
    private let workingFolder: String

    /// `files` are relative to the working folder; their folders are made.
    init(workingFolder: String = "/home/me/demo", files: [String: String] = [:]) {
        self.workingFolder = workingFolder
        makeFolders(to: workingFolder)
        for (path, text) in files { add(path, text) }
    }

    // MARK: For tests

    func add(_ path: String, _ text: String, permissions: UInt32 = 0o644) {
        add(path, .file(Array(text.utf8), permissions: permissions))
    }

    func add(_ path: String, _ node: Node) {
        let path = absolute(path)
        makeFolders(to: String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        withState { $0.nodes[path] = node }
    }

    func text(_ path: String) -> String? {
        guard case .file(let bytes, _) = node(path) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    func node(_ path: String) -> Node? { withState { $0.nodes[absolute(path)] } }

    /// All files, relative to the working folder where they are below it.
    var files: [String] {
        withState { state in
            state.nodes.filter { if case .file = $0.value { true } else { false } }.keys.sorted().map {
                $0.hasPrefix(workingFolder + "/") ? String($0.dropFirst(workingFolder.count + 1)) : $0
            }
        }
    }

    var snapshot: [String: Node] { withState { $0.nodes } }

    /// What has changed, in order: `create a`, `rename b`, `remove c`.
    var log: [String] { withState { $0.log } }

    /// Lets the operation fail on the path that ends like this.
    func fail(_ operation: FileError.Operation, onPathEndingIn suffix: String) {
        withState { $0.fault = (operation, suffix) }
    }

    // MARK: FileSystem

    func entry(at path: String) throws(FileError) -> FileEntry? {
        try check(.inspect, path)
        return switch lookUp(path) {
        case nil: nil
        case .folder: .folder
        case .file(_, let permissions): .file(permissions: permissions)
        case .link: .symbolicLink
        }
    }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try check(.read, path)
        guard let resolved = try resolved(path), case .file(let bytes, _) = lookUp(resolved) else {
            throw FileError(.read, path, reason: "No such file")
        }
        return Array(bytes.prefix(limit))
    }

    func names(in folder: String) throws(FileError) -> [String] {
        try check(.list, folder)
        guard let resolved = try resolved(folder), lookUp(resolved) == .folder else {
            throw FileError(.list, folder, reason: "No such folder")
        }
        let prefix = resolved == "/" ? "/" : resolved + "/"
        return withState { state in
            state.nodes.keys.filter { $0.hasPrefix(prefix) && $0 != "/" }.map { String($0.dropFirst(prefix.count)) }
                .filter { !$0.contains("/") && !$0.isEmpty }.sorted()
        }
    }

    func resolved(_ path: String) throws(FileError) -> String? {
        var folder = ""
        for component in absolute(path).split(separator: "/") where component != "." {
            if component == ".." {
                folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
                continue
            }
            folder += "/" + component
            switch withState({ $0.nodes[folder] }) {
            case nil: return nil
            case .link(let target): folder = target
            case .folder, .file: break
            }
        }
        let isThere = folder.isEmpty || withState { $0.nodes[folder] } != nil
        return isThere ? (folder.isEmpty ? "/" : folder) : nil
    }

    func createFolder(_ path: String) throws(FileError) {
        try make(.folder, at: path)
    }

    func removeEmptyFolder(_ path: String) throws(FileError) -> Bool {
        guard lookUp(path) == .folder, try names(in: path).isEmpty else { return false }
        try remove(path)
        return true
    }

    func createFile(_ path: String, _ bytes: [UInt8], permissions: UInt32?) throws(FileError) {
        try make(.file(bytes, permissions: permissions ?? 0o644), at: path)
    }

    func rename(_ source: String, to destination: String) throws(FileError) {
        try check(.rename, destination)
        guard let node = lookUp(source) else { throw FileError(.rename, source, reason: "No such file") }
        withState { state in
            state.nodes[key(source, state)] = nil
            state.nodes[key(destination, state)] = node
            state.log.append("rename " + destination)
        }
    }

    func removeFile(_ path: String) throws(FileError) {
        guard case .file = lookUp(path) else { throw FileError(.remove, path, reason: "No such file") }
        try remove(path)
    }

    func withLock<Result>(
        on folder: String, waiting: () -> Void, _ body: () throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        try body()
    }

    // MARK: Inner workings

    private func make(_ node: Node, at path: String) throws(FileError) {
        try check(.create, path)
        if lookUp(path) != nil { throw FileError(.create, path, reason: "File exists", isAlreadyThere: true) }
        withState { state in
            state.nodes[key(path, state)] = node
            state.log.append("create " + path)
        }
    }

    private func remove(_ path: String) throws(FileError) {
        try check(.remove, path)
        withState { state in
            state.nodes[key(path, state)] = nil
            state.log.append("remove " + path)
        }
    }

    private func check(_ operation: FileError.Operation, _ path: String) throws(FileError) {
        if let fault = withState({ $0.fault }), fault.operation == operation, path.hasSuffix(fault.path) {
            throw FileError(operation, path, reason: "Injected fault")
        }
    }

    private func lookUp(_ path: String) -> Node? {
        withState { $0.nodes[key(path, $0)] }
    }

    /// The path with the links among its folders followed, as the system does.
    private func key(_ path: String, _ state: State) -> String {
        var folder = ""
        let components = absolute(path).split(separator: "/")
        for (index, component) in components.enumerated() where component != "." {
            folder += "/" + component
            if index + 1 < components.count, case .link(let target) = state.nodes[folder] { folder = target }
        }
        return folder.isEmpty ? "/" : folder
    }

    private func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : path == "." ? workingFolder : workingFolder + "/" + path
    }

    private func makeFolders(to path: String) {
        var folder = ""
        withState { $0.nodes["/"] = .folder }
        for component in path.split(separator: "/") {
            folder += "/" + component
            withState { state in
                if state.nodes[folder] == nil { state.nodes[folder] = .folder }
            }
        }
    }

    private func withState<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }
}

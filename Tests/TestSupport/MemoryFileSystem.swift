import Foundation
import ViperCommand

/// The disk's twin in memory: folders, files and links by absolute path, faults on request, and a log of what changed.
package final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    package enum Node: Equatable {
        case folder
        case file([UInt8], permissions: UInt32)
        case link(to: String)
    }

    /// What goes wrong.
    package enum Fault {
        /// The operation, on the path that ends like this.
        case onPath(FileError.Operation, String)
        /// The n-th of all operations from now on, counted from 1: the disk was full for a moment.
        case once(Int)
        /// The n-th and all that follow: the disk is gone, or the run was killed.
        case from(Int)
        /// The n-th operation that changes something.
        case onceChanging(Int)
        /// The n-th operation that changes something, and all that follow.
        case fromChanging(Int)
    }

    private struct State {
        var nodes: [String: Node] = [:]
        var log: [String] = []
        var fault: Fault?
        var action: (operation: FileError.Operation, path: String, act: (MemoryFileSystem) -> Void)?
        var operationCount = 0
        var changeCount = 0
        /// What was on the disk before each change; nil where nobody asks.
        var history: [[String: Node]]?
    }

    private let lock = NSLock()
    /// Held by the run that works here, whichever folder it works in.
    private let running = NSLock()
    private var state = State()
    private let workingFolder: String

    /// `files` are relative to the working folder; their folders are made.
    package init(workingFolder: String = "/home/me/demo", files: [String: String] = [:]) {
        self.workingFolder = workingFolder
        makeFolders(to: workingFolder)
        for (path, text) in files { add(path, text) }
    }

    // MARK: For tests

    /// A disk with all that is on this one.
    package func copy() -> MemoryFileSystem {
        copy(of: snapshot)
    }

    private func copy(of nodes: [String: Node]) -> MemoryFileSystem {
        let copy = MemoryFileSystem(workingFolder: workingFolder)
        copy.state.nodes = nodes
        return copy
    }

    /// Runs something, and returns the disk as it was before each change: as a run leaves it that is killed there.
    package func history(of run: (MemoryFileSystem) -> Void) -> [MemoryFileSystem] {
        withState { $0.history = [] }
        run(self)
        return withState { state in
            defer { state.history = nil }
            return state.history ?? []
        }.map(copy(of:))
    }

    package func add(_ path: String, _ text: String, permissions: UInt32 = 0o644) {
        add(path, .file(Array(text.utf8), permissions: permissions))
    }

    package func add(_ path: String, _ node: Node) {
        let path = absolute(path)
        makeFolders(to: String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        withState { $0.nodes[path] = node }
    }

    package func text(_ path: String) -> String? {
        guard case .file(let bytes, _) = node(path) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    package func node(_ path: String) -> Node? { withState { $0.nodes[absolute(path)] } }

    /// All files, relative to the working folder where they are below it.
    package var files: [String] {
        withState { state in
            state.nodes.filter { if case .file = $0.value { true } else { false } }.keys.sorted().map {
                $0.hasPrefix(workingFolder + "/") ? String($0.dropFirst(workingFolder.count + 1)) : $0
            }
        }
    }

    package var snapshot: [String: Node] { withState { $0.nodes } }

    /// What has changed, in order: `create a`, `rename b`, `remove c`.
    package var log: [String] { withState { $0.log } }

    package func fail(_ fault: Fault?) {
        withState {
            $0.fault = fault
            $0.operationCount = 0
            $0.changeCount = 0
        }
    }

    /// Lets somebody do something just before an operation on the path that ends like this, once.
    package func before(
        _ operation: FileError.Operation, _ path: String, _ act: @escaping (MemoryFileSystem) -> Void
    ) {
        withState { $0.action = (operation, path, act) }
    }

    /// How many operations there have been since faults were last spoken of.
    package var operationCount: Int { withState { $0.operationCount } }

    /// How many of them have changed something.
    package var changeCount: Int { withState { $0.changeCount } }

    /// Takes a file away, as a person would.
    package func removeFile(_ path: String) throws {
        guard case .file = node(path) else { throw CommandFailure.disk(.remove, path, reason: "No such file") }
        withState { $0.nodes[absolute(path)] = nil }
    }

    /// Takes a folder away with all that is in it, as a person would.
    package func removeFolder(_ path: String) {
        let folder = absolute(path)
        withState { state in
            state.nodes = state.nodes.filter { $0.key != folder && !$0.key.hasPrefix(folder + "/") }
        }
    }

    // MARK: FileSystem

    package func entry(at path: String) throws(CommandFailure) -> FileEntry? {
        try check(.inspect, path)
        return switch lookUp(path) {
        case nil: nil
        case .folder: .folder
        case .file(_, let permissions): .file(permissions: permissions)
        case .link: .symbolicLink
        }
    }

    package func contents(of path: String) throws(CommandFailure) -> [UInt8] {
        try check(.read, path)
        guard let resolved = try resolved(path), case .file(let bytes, _) = lookUp(resolved) else {
            throw CommandFailure.disk(.read, path, reason: "No such file")
        }
        return bytes
    }

    package func names(in folder: String) throws(CommandFailure) -> [String] {
        try check(.list, folder)
        guard let resolved = try resolved(folder), lookUp(resolved) == .folder else {
            throw CommandFailure.disk(.list, folder, reason: "No such folder")
        }
        let prefix = resolved == "/" ? "/" : resolved + "/"
        return withState { state in
            state.nodes.keys.filter { $0.hasPrefix(prefix) && $0 != "/" }.map { String($0.dropFirst(prefix.count)) }
                .filter { !$0.contains("/") && !$0.isEmpty }.sorted()
        }
    }

    package func resolved(_ path: String) throws(CommandFailure) -> String? {
        let path = absolute(path)
        switch withState({ $0.nodes[path] }) {
        case .folder, .file: return path
        case .link, nil: break
        }
        var folder = ""
        for component in path.split(separator: "/") where component != "." {
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

    package func inFolder<Result>(
        _ folder: String, below root: String, _ body: (any OpenFolder) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        try check(.inspect, root)
        guard var path = try resolved(root) else { throw CommandFailure.disk(.inspect, root, reason: "No such folder") }
        for component in folder.split(separator: "/") {
            path += "/" + component
            guard lookUp(path) == .folder else { throw CommandFailure.disk(.inspect, path, reason: "Not a folder") }
        }
        return try body(MemoryFolder(disk: self, path: path))
    }

    package func withLock<Result>(
        on folder: String, waiting: () -> Void, _ body: () throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        if !running.try() {
            waiting()
            running.lock()
        }
        defer { running.unlock() }
        return try body()
    }

    // MARK: Inner workings

    fileprivate func make(_ node: Node, at path: String) throws(CommandFailure) {
        try check(.create, path)
        if lookUp(path) != nil { throw CommandFailure.disk(.create, path, reason: "File exists", isAlreadyThere: true) }
        withState { state in
            state.nodes[key(path, state)] = node
            state.log.append("create " + path)
        }
    }

    fileprivate func append(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        try check(.create, path)
        guard case .file(let old, let permissions) = lookUp(path) else {
            throw CommandFailure.disk(.create, path, reason: "No such file")
        }
        withState { state in
            state.nodes[key(path, state)] = .file(old + bytes, permissions: permissions)
            state.log.append("append " + path)
        }
    }

    fileprivate func remove(_ path: String) throws(CommandFailure) {
        try check(.remove, path)
        withState { state in
            state.nodes[key(path, state)] = nil
            state.log.append("remove " + path)
        }
    }

    fileprivate func move(_ source: String, to destination: String) throws(CommandFailure) {
        try check(.rename, destination)
        guard let node = lookUp(source) else { throw CommandFailure.disk(.rename, source, reason: "No such file") }
        withState { state in
            state.nodes[key(source, state)] = nil
            state.nodes[key(destination, state)] = node
            state.log.append("rename " + destination)
        }
    }

    fileprivate func check(_ operation: FileError.Operation, _ path: String) throws(CommandFailure) {
        if let (kind, suffix, act) = withState({ $0.action }), operation == kind, path.hasSuffix(suffix) {
            withState { $0.action = nil }
            act(self)
        }
        let isFaulty = withState { state in
            state.operationCount += 1
            let isChange = [.create, .rename, .remove].contains(operation)
            if isChange {
                state.changeCount += 1
                state.history?.append(state.nodes)
            }
            return switch state.fault {
            case nil: false
            case .onPath(operation, let suffix): path.hasSuffix(suffix)
            case .onPath: false
            case .once(let number): state.operationCount == number
            case .from(let number): state.operationCount >= number
            case .onceChanging(let number): isChange && state.changeCount == number
            // Once it is gone nothing can be read either.
            case .fromChanging(let number): state.changeCount >= number && (isChange || state.changeCount > number)
            }
        }
        if isFaulty { throw CommandFailure.disk(operation, path, reason: "Injected fault") }
    }

    fileprivate func lookUp(_ path: String) -> Node? {
        withState { $0.nodes[key(path, $0)] }
    }

    /// The path with the links among its folders followed, as the system does.
    private func key(_ path: String, _ state: State) -> String {
        let path = absolute(path)
        if state.nodes[path] != nil { return path }
        var folder = ""
        let components = path.split(separator: "/")
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

/// A folder of the disk in memory.
private struct MemoryFolder: OpenFolder {
    let disk: MemoryFileSystem
    let path: String

    private func path(_ name: String) -> String { path == "/" ? "/" + name : path + "/" + name }

    func createFolder(_ name: String) throws(CommandFailure) {
        try disk.make(.folder, at: path(name))
    }

    func removeEmptyFolder(_ name: String) throws(CommandFailure) -> Bool {
        guard disk.lookUp(path(name)) == .folder, try disk.names(in: path(name)).isEmpty else { return false }
        try disk.remove(path(name))
        return true
    }

    func createFile(_ name: String, _ bytes: [UInt8], like other: FileAttributes?) throws(CommandFailure) {
        try disk.make(.file(bytes, permissions: other?.permissions ?? 0o644), at: path(name))
    }

    func attributes(of name: String) throws(CommandFailure) -> FileAttributes? {
        guard case .file(_, let permissions) = disk.lookUp(path(name)) else { return nil }
        return FileAttributes(permissions: permissions, owner: 0, group: 0)
    }

    func contents(of name: String) throws(CommandFailure) -> [UInt8]? {
        guard let node = disk.lookUp(path(name)) else { return nil }
        try disk.check(.read, path(name))
        guard case .file(let bytes, _) = node else {
            throw CommandFailure.disk(.read, path(name), reason: "Not a file")
        }
        return bytes
    }

    func identity(of name: String) throws(CommandFailure) -> FileIdentity? {
        try disk.check(.inspect, path(name))
        guard case .file(let bytes, _) = disk.lookUp(path(name)) else { return nil }
        return FileIdentity(text: "\(bytes.count).\(bytes.hashValue)")
    }

    func keep(_ name: String, as other: String) throws(CommandFailure) {
        guard let node = disk.lookUp(path(name)) else {
            throw CommandFailure.disk(.create, path(name), reason: "No such file")
        }
        try disk.make(node, at: path(other))
    }

    func checkIsWritable() throws(CommandFailure) { try disk.check(.inspect, path) }

    func flush(_ name: String) throws(CommandFailure) { try disk.check(.create, path(name)) }

    func append(_ bytes: [UInt8], to name: String) throws(CommandFailure) {
        try disk.append(bytes, to: path(name))
    }

    func rename(_ source: String, to destination: String) throws(CommandFailure) {
        try disk.move(path(source), to: path(destination))
    }

    func removeFile(_ name: String) throws(CommandFailure) {
        guard case .file = disk.lookUp(path(name)) else {
            throw CommandFailure.disk(.remove, path(name), reason: "No such file")
        }
        try disk.remove(path(name))
    }
}

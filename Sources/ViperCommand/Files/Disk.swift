import CLibrary

/// The real disk, accessed by system calls.
package struct Disk: FileSystem {
    package init() {}

    private func open(_ path: String, _ flags: Int32) -> Int32 { openat(AT_FDCWD, path, flags | O_CLOEXEC) }

    package func entry(at path: String) throws(CommandFailure) -> FileEntry? {
        var status = stat()
        guard fstatat(AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .last(.inspect, path)
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file(permissions: UInt32(status.st_mode & 0o7777))
        case S_IFDIR: .folder
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }

    package func contents(of path: String) throws(CommandFailure) -> [UInt8] {
        let bytes = try read(path, limit: FileError.longestFile + 1)
        if bytes.count > FileError.longestFile { throw .disk(.read, path, reason: "The file is too large") }
        return bytes
    }

    /// Returns the first `limit` bytes of a regular file.
    func read(_ path: String, limit: Int) throws(CommandFailure) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe blocks until another process writes to it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last(.read, path) }
        defer { close(descriptor) }
        return try Self.read(descriptor, limit: limit, path)
    }

    /// Returns the first `limit` bytes of an open regular file.
    static func read(_ descriptor: Int32, limit: Int, _ path: String) throws(CommandFailure) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last(.read, path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let what = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "not a regular file"
            throw .disk(.read, path, reason: "it is \(what), but must be a file; move it away")
        }
        var bytes: [UInt8] = []
        // The additional byte shows whether the file has grown. Some special files report a size of zero.
        var wanted = status.st_size > 0 ? min(Int(status.st_size), limit) + 1 : 4096
        while bytes.count < limit {
            let chunk = try next(min(wanted, limit - bytes.count), of: descriptor, path)
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if chunk.count < wanted { break }
            wanted = bytes.count
        }
        return bytes
    }

    /// Returns the next `count` bytes of an open file, or fewer at the end of the file.
    private static func next(_ count: Int, of descriptor: Int32, _ path: String) throws(CommandFailure) -> [UInt8] {
        var failure: CommandFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while initialized < count {
                let rest = buffer.baseAddress?.advanced(by: initialized)
                let got = systemRead(descriptor, rest, count - initialized)
                if got < 0 && errno == EINTR { continue }
                if got < 0 { failure = .last(.read, path) }
                if got <= 0 { break }
                initialized += got
            }
        }
        if let failure { throw failure }
        return bytes
    }

    package func names(in folder: String) throws(CommandFailure) -> [String] {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
        guard descriptor >= 0 else { throw .last(.list, folder) }
        guard let stream = fdopendir(descriptor) else {
            defer { close(descriptor) }
            throw .last(.list, folder)
        }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                UnsafeRawPointer(pointer).withMemoryRebound(to: CChar.self, capacity: 1024) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw .last(.list, folder) }
        return names.sorted()
    }

    package func resolved(_ path: String) throws(CommandFailure) -> String? {
        guard let pointer = realpath(path, nil) else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .last(.inspect, path)
        }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    package func inFolder<Result>(
        _ folder: String, below root: String, _ body: (any OpenFolder) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        var path = root
        var descriptor = open(root, O_RDONLY | O_DIRECTORY)
        guard descriptor >= 0 else { throw .last(.inspect, path) }
        defer { close(descriptor) }
        for name in Array(folder.utf8).split(separator: UInt8(ascii: "/")) {
            let component = String(decoding: name, as: UTF8.self)
            path += "/" + component
            let next = openat(descriptor, component, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard next >= 0 else { throw .last(.inspect, path) }
            close(descriptor)
            descriptor = next
        }
        return try body(OpenFolderOnDisk(descriptor: descriptor, path: path))
    }

    package func withLock<Result>(
        on folder: String, waiting: () -> Void, _ body: () throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
        guard descriptor >= 0 else { throw .last(.lock, folder) }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            // On file systems without locks, the run continues without one.
            if errno == EWOULDBLOCK {
                waiting()
                while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
            }
        }
        return try body()
    }
}

extension CommandFailure {
    /// Returns the failure for the current `errno`.
    static func last(_ operation: FileError.Operation, _ path: String) -> CommandFailure {
        let code = errno
        return .disk(operation, path, reason: String(cString: strerror(code)), isAlreadyThere: code == EEXIST)
    }
}

// Calls the system's `read`. Inside `Disk`, this name means a method of `Disk`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

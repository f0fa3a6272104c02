import CLibrary

/// A folder on the real disk.
struct OpenFolderOnDisk: OpenFolder {
    let descriptor: Int32
    /// The path for messages.
    let path: String

    func createFolder(_ name: String) throws(CommandFailure) {
        guard mkdirat(descriptor, name, 0o777) == 0 else { throw failure(.create, name) }
    }

    func removeEmptyFolder(_ name: String) throws(CommandFailure) -> Bool {
        if unlinkat(descriptor, name, AT_REMOVEDIR) == 0 { return true }
        if errno == ENOTEMPTY || errno == EEXIST || errno == ENOENT { return false }
        // If this folder is not writable, the system reports EACCES, even for a folder `name` that is not empty. A
        // folder that is not empty stays, so in this case EACCES is not a failure.
        let failure = failure(.remove, name)
        if let names = try? Disk().names(in: path.child(name)), !names.isEmpty { return false }
        throw failure
    }

    func attributes(of name: String) throws(CommandFailure) -> FileAttributes? {
        try status(of: name).map {
            FileAttributes(permissions: UInt32($0.st_mode & 0o7777), owner: $0.st_uid, group: $0.st_gid)
        }
    }

    private func status(of name: String) throws(CommandFailure) -> stat? {
        var status = stat()
        if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
        if errno == ENOENT { return nil }
        throw failure(.inspect, name)
    }

    func createFile(_ name: String, _ bytes: [UInt8], like model: FileAttributes?) throws(CommandFailure) {
        // Until the file has the permissions of the model, only its owner can read it.
        let mode = model == nil ? 0o666 : S_IRUSR | S_IWUSR
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard file >= 0 else { throw failure(.create, name) }
        var isWritten = writeAll(bytes, to: file)
        if isWritten, let model {
            // If the process may not change the owner or group, the file keeps the current one.
            if model.group != getegid() { _ = fchown(file, uid_t.max, model.group) }
            if model.owner != geteuid() { _ = fchown(file, model.owner, gid_t.max) }
            isWritten = fchmod(file, mode_t(model.permissions)) == 0
        }
        #if canImport(Darwin)
        // Darwin has no call that makes all files durable at once; see `flush`.
        if isWritten { isWritten = fsync(file) == 0 }
        #endif
        var error = isWritten ? nil : failure(.create, name)
        // Some file systems report a full disk only when the file is closed.
        if close(file) != 0, error == nil { error = failure(.create, name) }
        if let error {
            unlinkat(descriptor, name, 0)
            throw error
        }
    }

    func append(_ bytes: [UInt8], to name: String) throws(CommandFailure) {
        let file = openat(descriptor, name, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw failure(.create, name) }
        let error = writeAll(bytes, to: file) ? nil : failure(.create, name)
        if close(file) != 0, error == nil { throw failure(.create, name) }
        if let error { throw error }
    }

    func rename(_ source: String, to destination: String) throws(CommandFailure) {
        guard renameat(descriptor, source, descriptor, destination) == 0 else { throw failure(.rename, destination) }
    }

    func removeFile(_ name: String) throws(CommandFailure) {
        guard unlinkat(descriptor, name, 0) == 0 else { throw failure(.remove, name) }
    }

    func contents(of name: String) throws(CommandFailure) -> [UInt8]? {
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if file < 0, errno == ENOENT { return nil }
        guard file >= 0 else { throw failure(.read, name) }
        defer { close(file) }
        return try Disk.read(file, limit: .max - 1, path + "/" + name)
    }

    func identity(of name: String) throws(CommandFailure) -> FileIdentity? {
        guard let status = try status(of: name), status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return FileIdentity(text: "\(status.st_ino).\(status.st_size).\(time.tv_sec).\(time.tv_nsec)")
    }

    func keep(_ name: String, as other: String) throws(CommandFailure) {
        if linkat(descriptor, name, descriptor, other, 0) == 0 { return }
        // Some file systems have no hard links, and some systems allow them only to the owner. Copy the file instead.
        guard [EPERM, EACCES, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else {
            throw failure(.create, other)
        }
        guard let bytes = try contents(of: name) else { throw failure(.read, name) }
        try createFile(other, bytes, like: attributes(of: name))
    }

    func checkIsWritable() throws(CommandFailure) {
        guard faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) == 0 else { throw .last(.inspect, path) }
    }

    func flush(_ name: String) throws(CommandFailure) {
        #if canImport(Darwin)
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw failure(.create, name) }
        defer { close(file) }
        // This also flushes the disk's cache, which not every disk supports.
        guard fcntl(file, F_FULLFSYNC) == 0 || fsync(file) == 0 else { throw failure(.create, name) }
        #else
        sync()
        #endif
    }

    private func failure(_ operation: FileError.Operation, _ name: String) -> CommandFailure {
        .last(operation, path + "/" + name)
    }
}

/// Writes bytes to an open file. Returns false on an error, described by `errno`.
func writeAll(_ text: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
    let isWritten = text.withContiguousStorageIfAvailable { buffer in
        var rest = UnsafeRawBufferPointer(buffer)[...]
        while !rest.isEmpty {
            let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
    return isWritten ?? writeAll(Array(text), to: descriptor)
}

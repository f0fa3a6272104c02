#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The real disk, by system calls.
package struct Disk: FileSystem {
    package init() {}

    package func entry(at path: String) throws(FileError) -> FileEntry? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw failure(.inspect, path)
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file(permissions: UInt32(status.st_mode & 0o7777))
        case S_IFDIR: .folder
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }

    package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe would wait for somebody to write.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(.read, path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(.read, path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(.read, path, reason: "Not a regular file") }
        let size = max(0, min(Int(status.st_size), limit))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        while bytes.count < limit {
            let wanted = min(max(size - bytes.count, 4096), limit - bytes.count)
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
                repeat { count = systemRead(descriptor, buffer.baseAddress, wanted) } while count < 0 && errno == EINTR
                initialized = max(0, count)
            }
            if count < 0 { throw failure(.read, path) }
            if count == 0 { break }
            bytes += chunk
        }
        return bytes
    }

    package func names(in folder: String) throws(FileError) -> [String] {
        guard let stream = opendir(folder) else { throw failure(.list, folder) }
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
        if errno != 0 { throw failure(.list, folder) }
        return names.sorted()
    }

    package func resolved(_ path: String) throws(FileError) -> String? {
        guard let pointer = realpath(path, nil) else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw failure(.inspect, path)
        }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    package func createFolder(_ path: String) throws(FileError) {
        guard mkdir(path, 0o777) == 0 else { throw failure(.create, path) }
    }

    package func removeEmptyFolder(_ path: String) throws(FileError) -> Bool {
        if rmdir(path) == 0 { return true }
        if errno == ENOTEMPTY || errno == EEXIST || errno == ENOENT { return false }
        throw failure(.remove, path)
    }

    package func createFile(_ path: String, _ bytes: [UInt8], permissions: UInt32?) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(.create, path) }
        var isComplete = bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                if count < 0 && errno == EINTR { continue }
                if count <= 0 { return false }
                written += count
            }
            return true
        }
        if isComplete, let permissions { isComplete = fchmod(descriptor, mode_t(permissions)) == 0 }
        var error = failure(.create, path)
        if close(descriptor) != 0, isComplete {
            isComplete = false
            error = failure(.create, path)
        }
        guard isComplete else {
            unlink(path)
            throw error
        }
    }

    package func rename(_ source: String, to destination: String) throws(FileError) {
        guard systemRename(source, destination) == 0 else { throw failure(.rename, destination) }
    }

    package func removeFile(_ path: String) throws(FileError) {
        guard unlink(path) == 0 else { throw failure(.remove, path) }
    }

    package func withLock<Result>(
        on folder: String, waiting: () -> Void, _ body: () throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .disk(failure(.lock, folder)) }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            // Some file systems know no locks; there a run goes without.
            if errno == EWOULDBLOCK {
                waiting()
                while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
            }
        }
        return try body()
    }

    private func failure(_ operation: FileError.Operation, _ path: String) -> FileError {
        let code = errno
        return FileError(operation, path, reason: String(cString: strerror(code)), isAlreadyThere: code == EEXIST)
    }
}

// Within the type, `read` and `rename` are its own.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemRename(_ source: String, _ destination: String) -> Int32 {
    rename(source, destination)
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder of the real disk, by its descriptor.
struct OpenFolderOnDisk: OpenFolder {
    let descriptor: Int32
    /// For messages.
    let path: String

    func createFolder(_ name: String) throws(FileError) {
        guard mkdirat(descriptor, name, 0o777) == 0 else { throw failure(.create, name) }
    }

    func removeEmptyFolder(_ name: String) throws(FileError) -> Bool {
        if unlinkat(descriptor, name, AT_REMOVEDIR) == 0 { return true }
        if errno == ENOTEMPTY || errno == EEXIST || errno == ENOENT { return false }
        throw failure(.remove, name)
    }

    func createFile(_ name: String, _ bytes: [UInt8], permissions: UInt32?) throws(FileError) {
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure(.create, name) }
        var error: FileError?
        if !write(bytes, to: file) {
            error = failure(.create, name)
        } else if let permissions, fchmod(file, mode_t(permissions)) != 0 {
            error = failure(.create, name)
        }
        // Some file systems tell only here that there was no room.
        if close(file) != 0, error == nil { error = failure(.create, name) }
        if let error {
            unlinkat(descriptor, name, 0)
            throw error
        }
    }

    func append(_ bytes: [UInt8], to name: String) throws(FileError) {
        let file = openat(descriptor, name, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw failure(.create, name) }
        let error = write(bytes, to: file) ? nil : failure(.create, name)
        if close(file) != 0, error == nil { throw failure(.create, name) }
        if let error { throw error }
    }

    private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = systemWrite(file, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                if count < 0 && errno == EINTR { continue }
                if count <= 0 { return false }
                written += count
            }
            return true
        }
    }

    func rename(_ source: String, to destination: String) throws(FileError) {
        guard renameat(descriptor, source, descriptor, destination) == 0 else { throw failure(.rename, destination) }
    }

    func removeFile(_ name: String) throws(FileError) {
        guard unlinkat(descriptor, name, 0) == 0 else { throw failure(.remove, name) }
    }

    private func failure(_ operation: FileError.Operation, _ name: String) -> FileError {
        .last(operation, path + "/" + name)
    }
}

// Within the type, `write` is its own.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

import Foundation

/// A file that each change replaces as a whole. Several processes can change it, one after the other.
struct AtomicFile: Sendable {
    /// The state of a file, to find out whether it has changed. Each write creates a new file with a new inode number.
    enum Stamp: Equatable {
        case missing
        case present(file: UInt64, size: Int64, seconds: Int, nanoseconds: Int)
    }

    let path: String

    /// Creates a file at a path. If the path is a symbolic link, uses the link's target.
    init(path: String) {
        self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    func stamp() throws -> Stamp {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return .missing }
            throw failure(doing: "read")
        }
        return Stamp(status)
    }

    /// Returns the contents and the state of the file. The contents are nil if the file does not exist.
    func read() throws -> (data: Data?, stamp: Stamp) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return (nil, .missing) }
            throw failure(doing: "read")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(doing: "read") }
        do {
            return (try handle.readToEnd() ?? Data(), Stamp(status))
        } catch {
            throw failure(doing: "read")
        }
    }

    /// Replaces the file. When the function returns, the new file is on the disk. If it throws, the old file is usually
    /// unchanged; the new file is in place if only flushing the folder failed.
    func write(_ bytes: [UInt8]) throws -> Stamp {
        let temporary = path + ".new"
        // A process that was killed while writing may have left this file.
        // The lock ensures that no process writes it now.
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode())
        guard descriptor >= 0 else { throw failure(doing: "write") }
        var status = stat()
        let isWritten =
            write(bytes, to: descriptor) && fsync(descriptor) == 0
            && fstat(descriptor, &status) == 0
        let problem = errno
        guard close(descriptor) == 0, isWritten else {
            unlink(temporary)
            throw failure(doing: "write", problem)
        }
        guard rename(temporary, path) == 0 else {
            let problem = errno
            unlink(temporary)
            throw failure(doing: "write", problem)
        }
        try syncFolder()
        return Stamp(status)
    }

    /// Renames the file, and returns its new name.
    func setAside(as reason: String) throws -> String {
        let moment = ISO8601DateFormatter().string(from: Date())
            .replacingOccurrences(of: ":", with: ".")
        var aside = "\(path).\(reason)-\(moment)"
        var count = 1
        while access(aside, F_OK) == 0 {
            count += 1
            aside = "\(path).\(reason)-\(moment)-\(count)"
        }
        guard rename(path, aside) == 0 else { throw failure(doing: "set the file aside") }
        try syncFolder()
        return aside
    }

    /// Calls `body` while holding the file's lock, so that no other process changes the file. Creates a missing folder.
    func locked(_ body: () throws -> Void) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
        } catch {
            throw TodoStoreError.failed(
                doing: "make the folder",
                path: folder,
                reason: error.localizedDescription
            )
        }
        let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(doing: "lock") }
        // Closing the lock file releases the lock. The end of the process releases it too.
        defer { close(descriptor) }
        var attempts = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(doing: "lock") }
            attempts += 1
            guard attempts < 500 else { throw TodoStoreError.isLocked(path: path) }
            usleep(10_000)
        }
        try body()
    }

    private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

    /// Returns the permissions of the file. Only the user can read and write a new file.
    private func mode() -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(
                    descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Flushes the folder. Only then is a new file name on the disk.
    private func syncFolder() throws {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(doing: "write") }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(doing: "write") }
    }

    private func failure(doing: String, _ problem: Int32 = errno) -> TodoStoreError {
        .failed(doing: doing, path: path, reason: String(cString: strerror(problem)))
    }
}

extension AtomicFile.Stamp {
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        self = .present(
            file: UInt64(status.st_ino),
            size: Int64(status.st_size),
            seconds: time.tv_sec,
            nanoseconds: time.tv_nsec
        )
    }
}

import Foundation

/// What the disk alone takes for the files of a project: the least that any tool needs.
struct FileFloor {
    /// The paths of all files below a folder, and their bytes.
    let files: [(path: String, bytes: [UInt8])]

    init(of folder: URL) throws {
        // What the tool notes for itself is no file of the project's.
        let paths = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
        var files: [(path: String, bytes: [UInt8])] = []
        for case let url as URL in paths ?? FileManager.DirectoryEnumerator() {
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            files.append((url.path, [UInt8](try Data(contentsOf: url))))
        }
        self.files = files.sorted { $0.path < $1.path }
    }

    /// Seconds for reading each file once, in a plain loop.
    func reading() throws -> Double {
        var sum = 0
        let time = try ContinuousClock().measure {
            for file in files {
                let descriptor = open(file.path, O_RDONLY)
                guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
                let bytes = [UInt8](unsafeUninitializedCapacity: file.bytes.count + 1) { buffer, count in
                    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
                }
                close(descriptor)
                sum += bytes.count
            }
        }
        precondition(sum == files.reduce(0) { $0 + $1.bytes.count })
        return time.seconds
    }

    /// Seconds for writing the files that `isWritten` into `folder`, in a plain loop: to a temporary, which is renamed. The
    /// folders are made in the same loop.
    func writing(to folder: URL, from root: URL, where isWritten: (String) -> Bool) throws -> Double {
        let wanted = files.filter { isWritten($0.path) }
        return try ContinuousClock().measure {
            var made: Set<String> = []
            for file in wanted {
                let path = folder.path + file.path.dropFirst(root.path.count)
                var slash = path.utf8.index(path.startIndex, offsetBy: folder.path.utf8.count)
                while let next = path.utf8[path.utf8.index(after: slash)...].firstIndex(of: UInt8(ascii: "/")) {
                    let parent = String(path[..<next])
                    if made.insert(parent).inserted { mkdir(parent, 0o777) }
                    slash = next
                }
                let descriptor = open(path + ".tmp", O_WRONLY | O_CREAT | O_EXCL, 0o666)
                guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
                let written = write(descriptor, file.bytes, file.bytes.count)
                close(descriptor)
                guard written == file.bytes.count, rename(path + ".tmp", path) == 0 else {
                    throw CocoaError(.fileWriteUnknown)
                }
            }
        }.seconds
    }
}

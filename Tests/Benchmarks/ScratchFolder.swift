import Foundation

/// A folder to work in, gone afterwards. In memory where the system has such a place: a disk's own time is not the tool's.
struct ScratchFolder {
    let url: URL

    init() throws {
        let memory = URL(fileURLWithPath: "/dev/shm")
        let parent =
            FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
        url = parent.appending(path: "viper-gen-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}

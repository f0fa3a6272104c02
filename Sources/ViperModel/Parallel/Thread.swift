import CLibrary

/// A thread of the system. Whoever starts it waits for its end: at the latest where its value goes out of scope.
///
/// Unlike Dispatch and Swift's own tasks it starts no pool of threads, and it has the stack that parsers need, which recur.
struct Thread: ~Copyable {
    private let handle: pthread_t

    /// Starts `body`; nil where the system has no thread to give.
    init?(_ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        // That of a main thread. Elsewhere than on Linux others get less, and parsers recur.
        pthread_attr_setstacksize(&attributes, 8 << 20)
        let errand = Unmanaged.passRetained(Errand(body))
        #if canImport(Darwin)
        var started: pthread_t?
        #else
        var started = pthread_t()
        #endif
        let code = pthread_create(&started, &attributes, Self.run, errand.toOpaque())
        #if canImport(Darwin)
        guard code == 0, let started else {
            errand.release()
            return nil
        }
        #else
        guard code == 0 else {
            errand.release()
            return nil
        }
        #endif
        handle = started
    }

    deinit { pthread_join(handle, nil) }

    /// Waits until its work is done.
    consuming func join() {}

    private final class Errand: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    #if canImport(Darwin)
    private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { errand in
        Unmanaged<Errand>.fromOpaque(errand).takeRetainedValue().body()
        return nil
    }
    #else
    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { errand in
        if let errand { Unmanaged<Errand>.fromOpaque(errand).takeRetainedValue().body() }
        return nil
    }
    #endif
}

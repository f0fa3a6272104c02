import Foundation

/// A piece of music.
///
/// - Note: Its length is in seconds.
@available(swift 5)
entity Track: Hashable, Sendable {
    let id: Int
    let length: Double
}

/// Plays what it is given.
///
///     sound.play(track)
///
/// "Quotes", `code`, \(no interpolation) and */ stay as they are.
service Sound {
    /// Starts at once.
    /// - Parameter track: what to play.
    /// - Returns: whether it could.
    @discardableResult
    func play(_ track: Track) -> Bool

    @available(*, deprecated, message: "use pause(fade:)")
    func pause()

    /** Fades out. */
    func pause(fade: Double)

    /**
     Ends.

     For good.
     */
    func stop()
}

/// Music.
module Player(track: Track) {
    /// What is on the screen.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    view {
        /// The title, in full.
        func show(title: String)
        @available(*, deprecated)
        func show(subtitle: String)
    }

    presenter {
        // Not a doc comment: not carried.
        func viewDidLoad() { view?.show(title: "\(interactor.track.id)") }
        /// The big button.
        func didTapPlay() { interactor.play() }
        @discardableResult func didTapStop() -> Bool { interactor.stop() }
    }

    interactor(track, sound: any Sound) {
        /// What is playing.
        var track: Track { get }

        @discardableResult
        func play() -> Bool { sound.play(track) }

        /* block */ func stop() -> Bool {
            // Comments, "strings" and } in strings of a body stay as they are.
            let text = """
                } not the end
                  \(track.id) {
                """
            let raw = #"a " quote and \(nothing)"#
            sound.stop() /* nested /* comments } */ too */
            return text.isEmpty == raw.isEmpty
        }
    }

    /// Where to go.
    @MainActor router {
        nonisolated var title: String { get }
        func close() { navigation.pop() }
    }
}

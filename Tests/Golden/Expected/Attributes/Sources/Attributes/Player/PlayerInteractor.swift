import Foundation

@MainActor
final class PlayerInteractor {
    let track: Track
    let sound: any Sound

    init(track: Track, sound: any Sound) {
        self.track = track
        self.sound = sound
    }
}

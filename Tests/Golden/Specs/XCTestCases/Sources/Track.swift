/// A class of runs.
struct Track {
    let length: Int
}

// UIKit, with screens that were there before.
app Handbook {
    root Chapters
}

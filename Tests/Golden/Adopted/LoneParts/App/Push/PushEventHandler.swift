/// Handles what the system sends; nothing of a module.
final class PushEventHandler {
    func didReceive(_ text: String) {}
}

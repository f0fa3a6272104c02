import Diagnostics

extension Project {
    /// Keeps other runs out of the project's folder for as long as `body` takes, and starts by undoing one that was interrupted.
    /// A dry run does neither. `body` gets the project with the folder that was locked, whatever becomes of its path. With
    /// `makesFolder` a folder that is not there is made, and removed if it stays empty.
    func whileLocked(
        in session: Session, makesFolder: Bool = false,
        _ body: (Project) throws(CommandFailure) -> ExitCode
    ) throws(CommandFailure) -> ExitCode {
        guard session.shared.writing == .forReal else { return try whileConsistent(in: session, body) }
        let missing = try missingFolders()
        if !missing.isEmpty, !makesFolder { return try body(self) }
        // Before anything else: a lock needs a folder, and another run may be about to make the same.
        defer { removeEmpty(missing) }
        try make(missing)
        return try fileSystem.withLock(on: root, waiting: session.tellOfWaiting) { (disk) throws(CommandFailure) in
            var project = self
            project.fileSystem = disk
            if case .undone(let left) = try project.writer.recover() {
                if !left.isEmpty { throw .refused(left.map(Diagnostic.editedAfterInterruption)) }
                session.notice(
                    "A previous run of viper-gen was interrupted. The project was restored to its state before that run."
                )
            }
            return try body(project)
        }
    }

    /// Runs what only reads. Where a run was interrupted while it changed files, it says so, and nothing else.
    func whileConsistent<Result>(
        in session: Session, _ body: (Project) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        if try writer.isInterrupted() {
            // The other run may still be at work: wait for its end, and look again.
            try fileSystem.withLock(on: root, waiting: session.tellOfWaiting) { (_) throws(CommandFailure) in
                if try writer.isInterrupted() { throw .refused([.interruptedRun]) }
            }
        }
        return try body(self)
    }

    /// Writes below the project's folder.
    var writer: SafeWriter { SafeWriter(root: root, fileSystem: fileSystem) }

    /// The project's folder and those above it, as far as they are not there; outer ones first.
    private func missingFolders() throws(CommandFailure) -> [String] {
        var missing: [String] = []
        var folder = root
        while folder != "/", try fileSystem.resolved(folder) == nil {
            missing.append(folder)
            folder = folder.pathFolder
        }
        return missing.reversed()
    }

    private func make(_ folders: [String]) throws(CommandFailure) {
        for folder in folders {
            do {
                try onParent(of: folder) { (parent, name) throws(CommandFailure) in try parent.createFolder(name) }
            } catch {
                // Another run was quicker, which is as good.
                guard error.isAlreadyThere, case .folder = try fileSystem.entry(at: folder) else { throw error }
            }
        }
    }

    /// Best effort: an empty folder does no harm.
    private func removeEmpty(_ folders: [String]) {
        for folder in folders.reversed() {
            _ = try? onParent(of: folder) { (parent, name) throws(CommandFailure) in try parent.removeEmptyFolder(name)
            }
        }
    }

    private func onParent<Result>(
        of path: String, _ body: (any OpenFolder, _ name: String) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        try fileSystem.inFolder("", below: path.pathFolder) { (parent) throws(CommandFailure) in
            try body(parent, path.fileName)
        }
    }
}

extension Session {
    fileprivate func tellOfWaiting() {
        notice("Waiting for another viper-gen in this project.")
    }
}

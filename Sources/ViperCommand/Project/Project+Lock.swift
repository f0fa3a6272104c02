import Diagnostics

extension Project {
    /// Runs `body` while the project's folder is locked. First undoes an interrupted run. A dry run neither locks nor
    /// undoes anything. If `makesFolder` is true, creates a missing project folder, and removes it if it stays empty.
    func whileLocked(
        in session: Session, makesFolder: Bool = false,
        _ body: (Project) throws(CommandFailure) -> ExitCode
    ) throws(CommandFailure) -> ExitCode {
        guard session.shared.writing == .forReal else { return try whileConsistent(in: session, body) }
        let missing = try missingFolders()
        if !missing.isEmpty, !makesFolder { return try body(self) }
        // A lock requires the folder. Another run may be creating the folder at the same time.
        defer { removeEmpty(missing) }
        try make(missing)
        return try fileSystem.withLock(on: root, waiting: session.printWaitingNotice) { () throws(CommandFailure) in
            if case .undone(let edited) = try writer.recover() {
                if !edited.isEmpty { throw .refused(edited.map(Diagnostic.editedAfterInterruption)) }
                session.printNotice(
                    "A previous run of viper-gen was interrupted. The project was restored to its state before that run."
                )
            }
            return try body(self)
        }
    }

    /// Runs a command that only reads. Throws if an interrupted run left the project inconsistent.
    func whileConsistent<Result>(
        in session: Session, _ body: (Project) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        if try writer.isInterrupted() {
            // The other run may still be active. Wait for it, and check again.
            try fileSystem.withLock(on: root, waiting: session.printWaitingNotice) { () throws(CommandFailure) in
                if try writer.isInterrupted() { throw .refused([.interruptedRun]) }
            }
        }
        return try body(self)
    }

    var writer: SafeWriter { SafeWriter(root: root, fileSystem: fileSystem) }

    /// Returns the project's folder and its parents that do not exist, outermost first.
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
                // Another run has created the folder.
                guard error.isAlreadyThere, case .folder = try fileSystem.entry(at: folder) else { throw error }
            }
        }
    }

    /// Removes the folders that are empty. Ignores errors, because an empty folder is harmless.
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
    fileprivate func printWaitingNotice() {
        printNotice("Waiting for another viper-gen in this project.")
    }
}

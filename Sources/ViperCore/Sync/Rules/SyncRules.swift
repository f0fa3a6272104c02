import Diagnostics

/// The rules of the files on disk: generated ones are as the specs say, and yours have what the specs leave to them.
package enum SyncRules {
    package static let all: [Rule] = [
        .bodyInEditedFile,
        .differsInYours,
        .editedGeneratedFile,
        .filesWithoutModule,
        .leftoverClass,
        .missingFile,
        .missingInYours,
        .otherKit,
        .outdatedFile,
        .outdatedYours,
        .staleFile,
        .writtenTwice,
    ]
}

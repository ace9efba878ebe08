// Generated from conformance/log-client/faults and variants by `npm run generate`. Edit those, not this.

/** A name of `touchstone faults list log-client`. */
export type FaultName =
  | 'answer-in-gzip-not-read'
  | 'answer-without-checkpoint-taken'
  | 'answered-checkpoint-read-unsigned'
  | 'answered-index-not-compared'
  | 'answered-long-proof-believed'
  | 'answered-proof-not-verified'
  | 'answered-root-not-that-of-the-checkpoint'
  | 'answered-short-proof-believed'
  | 'answered-signature-not-verified'
  | 'answers-not-read'
  | 'any-dash-read'
  | 'brotli-offered-and-not-read'
  | 'consistency-not-verified'
  | 'content-type-compared-exactly'
  | 'control-characters-read'
  | 'cosignatures-refused'
  | 'created-expected-as-200'
  | 'earlier-checkpoint-refused'
  | 'eight-signatures-at-most'
  | 'empty-entries-refused'
  | 'empty-extension-line-taken'
  | 'empty-log-refused'
  | 'empty-origin-taken'
  | 'empty-proof-refused'
  | 'empty-tree-not-hashed'
  | 'entries-not-counted'
  | 'entries-not-hashed'
  | 'extension-lines-refused'
  | 'first-entry-refused'
  | 'first-signature-alone'
  | 'growth-refused'
  | 'gzip-not-read'
  | 'index-not-bounded'
  | 'index-not-compared'
  | 'key-id-alone'
  | 'key-name-alone'
  | 'key-name-has-to-be-the-origin'
  | 'last-entry-not-hashed'
  | 'last-newline-not-needed'
  | 'later-trees-refused'
  | 'leaf-hashes-believed'
  | 'logged-digest-not-compared'
  | 'logged-signature-not-compared'
  | 'long-entries-refused'
  | 'long-proof-believed'
  | 'missing-bundles-passed-over'
  | 'missing-checkpoint-taken'
  | 'no-signature-found'
  | 'no-signature-suffices'
  | 'nothing-written'
  | 'old-partial-tiles-read'
  | 'one-entry-refused'
  | 'one-signature-suffices'
  | 'origin-has-to-be-a-url'
  | 'origin-not-compared'
  | 'own-signature-expected-first'
  | 'own-signature-expected-last'
  | 'partial-tile-always-read'
  | 'proof-in-file-not-compared'
  | 'proof-not-compared'
  | 'refusals-not-noticed'
  | 'root-may-be-missing'
  | 'root-not-compared'
  | 'root-read-leniently'
  | 'short-proof-believed'
  | 'signature-not-verified'
  | 'size-read-leniently'
  | 'sizes-compared'
  | 'slash-after-the-origin-ignored'
  | 'surplus-byte-ignored'
  | 'surplus-entries-ignored'
  | 'surplus-hashes-ignored'
  | 'tiles-not-proved'
  | 'tiles-read-again'
  | 'white-space-in-json-refused'
  | 'width-255-read-as-full'
  | 'windows-1252-read';

/** The faults by name: the file of each, and how it is loaded. */
export const faults = {
  'answer-in-gzip-not-read': { file: 'writing/spelling', load: async () => (await import('../faults/writing/spelling.ts')).answerInGzipNotRead },
  'answer-without-checkpoint-taken': { file: 'writing/without-checkpoint', load: async () => (await import('../faults/writing/without-checkpoint.ts')).answerWithoutCheckpointTaken },
  'answered-checkpoint-read-unsigned': { file: 'writing/checkpoint', load: async () => (await import('../faults/writing/checkpoint.ts')).answeredCheckpointReadUnsigned },
  'answered-index-not-compared': { file: 'writing/proof', load: async () => (await import('../faults/writing/proof.ts')).answeredIndexNotCompared },
  'answered-long-proof-believed': { file: 'writing/proof', load: async () => (await import('../faults/writing/proof.ts')).answeredLongProofBelieved },
  'answered-proof-not-verified': { file: 'writing/proof', load: async () => (await import('../faults/writing/proof.ts')).answeredProofNotVerified },
  'answered-root-not-that-of-the-checkpoint': { file: 'writing/proof', load: async () => (await import('../faults/writing/proof.ts')).answeredRootNotThatOfTheCheckpoint },
  'answered-short-proof-believed': { file: 'writing/proof', load: async () => (await import('../faults/writing/proof.ts')).answeredShortProofBelieved },
  'answered-signature-not-verified': { file: 'writing/checkpoint', load: async () => (await import('../faults/writing/checkpoint.ts')).answeredSignatureNotVerified },
  'answers-not-read': { file: 'writing/logged', load: async () => (await import('../faults/writing/logged.ts')).answersNotRead },
  'any-dash-read': { file: 'checkpoint/note-form', load: async () => (await import('../faults/checkpoint/note-form.ts')).anyDashRead },
  'brotli-offered-and-not-read': { file: 'tree/content-codings', load: async () => (await import('../faults/tree/content-codings.ts')).brotliOfferedAndNotRead },
  'consistency-not-verified': { file: 'growth/consistency', load: async () => (await import('../faults/growth/consistency.ts')).consistencyNotVerified },
  'content-type-compared-exactly': { file: 'checkpoint/content-type', load: async () => (await import('../faults/checkpoint/content-type.ts')).contentTypeComparedExactly },
  'control-characters-read': { file: 'checkpoint/note-form', load: async () => (await import('../faults/checkpoint/note-form.ts')).controlCharactersRead },
  'cosignatures-refused': { file: 'growth/cosigned-anew', load: async () => (await import('../faults/growth/cosigned-anew.ts')).cosignaturesRefused },
  'created-expected-as-200': { file: 'writing/accepted', load: async () => (await import('../faults/writing/accepted.ts')).createdExpectedAs200 },
  'earlier-checkpoint-refused': { file: 'growth/earlier-checkpoint', load: async () => (await import('../faults/growth/earlier-checkpoint.ts')).earlierCheckpointRefused },
  'eight-signatures-at-most': { file: 'checkpoint/sixteen-signatures', load: async () => (await import('../faults/checkpoint/sixteen-signatures.ts')).eightSignaturesAtMost },
  'empty-entries-refused': { file: 'tree/entry-lengths', load: async () => (await import('../faults/tree/entry-lengths.ts')).emptyEntriesRefused },
  'empty-extension-line-taken': { file: 'checkpoint/text-form', load: async () => (await import('../faults/checkpoint/text-form.ts')).emptyExtensionLineTaken },
  'empty-log-refused': { file: 'checkpoint/empty-log', load: async () => (await import('../faults/checkpoint/empty-log.ts')).emptyLogRefused },
  'empty-origin-taken': { file: 'checkpoint/text-form', load: async () => (await import('../faults/checkpoint/text-form.ts')).emptyOriginTaken },
  'empty-proof-refused': { file: 'inclusion/places', load: async () => (await import('../faults/inclusion/places.ts')).emptyProofRefused },
  'empty-tree-not-hashed': { file: 'tree/empty-root', load: async () => (await import('../faults/tree/empty-root.ts')).emptyTreeNotHashed },
  'entries-not-counted': { file: 'tree/entries', load: async () => (await import('../faults/tree/entries.ts')).entriesNotCounted },
  'entries-not-hashed': { file: 'tree/entries', load: async () => (await import('../faults/tree/entries.ts')).entriesNotHashed },
  'extension-lines-refused': { file: 'checkpoint/extension-lines', load: async () => (await import('../faults/checkpoint/extension-lines.ts')).extensionLinesRefused },
  'first-entry-refused': { file: 'inclusion/places', load: async () => (await import('../faults/inclusion/places.ts')).firstEntryRefused },
  'first-signature-alone': { file: 'growth/signature', load: async () => (await import('../faults/growth/signature.ts')).firstSignatureAlone },
  'growth-refused': { file: 'growth/accepted', load: async () => (await import('../faults/growth/accepted.ts')).growthRefused },
  'gzip-not-read': { file: 'tree/content-codings', load: async () => (await import('../faults/tree/content-codings.ts')).gzipNotRead },
  'index-not-bounded': { file: 'inclusion/at-index', load: async () => (await import('../faults/inclusion/at-index.ts')).indexNotBounded },
  'index-not-compared': { file: 'inclusion/at-index', load: async () => (await import('../faults/inclusion/at-index.ts')).indexNotCompared },
  'key-id-alone': { file: 'checkpoint/known-key', load: async () => (await import('../faults/checkpoint/known-key.ts')).keyIdAlone },
  'key-name-alone': { file: 'checkpoint/known-key', load: async () => (await import('../faults/checkpoint/known-key.ts')).keyNameAlone },
  'key-name-has-to-be-the-origin': { file: 'checkpoint/key-name', load: async () => (await import('../faults/checkpoint/key-name.ts')).keyNameHasToBeTheOrigin },
  'last-entry-not-hashed': { file: 'tree/entries', load: async () => (await import('../faults/tree/entries.ts')).lastEntryNotHashed },
  'last-newline-not-needed': { file: 'checkpoint/note-form', load: async () => (await import('../faults/checkpoint/note-form.ts')).lastNewlineNotNeeded },
  'later-trees-refused': { file: 'writing/later-tree', load: async () => (await import('../faults/writing/later-tree.ts')).laterTreesRefused },
  'leaf-hashes-believed': { file: 'inclusion/tree', load: async () => (await import('../faults/inclusion/tree.ts')).leafHashesBelieved },
  'logged-digest-not-compared': { file: 'writing/body', load: async () => (await import('../faults/writing/body.ts')).loggedDigestNotCompared },
  'logged-signature-not-compared': { file: 'writing/body', load: async () => (await import('../faults/writing/body.ts')).loggedSignatureNotCompared },
  'long-entries-refused': { file: 'tree/entry-lengths', load: async () => (await import('../faults/tree/entry-lengths.ts')).longEntriesRefused },
  'long-proof-believed': { file: 'inclusion/proof', load: async () => (await import('../faults/inclusion/proof.ts')).longProofBelieved },
  'missing-bundles-passed-over': { file: 'tree/missing-entries', load: async () => (await import('../faults/tree/missing-entries.ts')).missingBundlesPassedOver },
  'missing-checkpoint-taken': { file: 'checkpoint/served', load: async () => (await import('../faults/checkpoint/served.ts')).missingCheckpointTaken },
  'no-signature-found': { file: 'checkpoint/accepted', load: async () => (await import('../faults/checkpoint/accepted.ts')).noSignatureFound },
  'no-signature-suffices': { file: 'checkpoint/signature', load: async () => (await import('../faults/checkpoint/signature.ts')).noSignatureSuffices },
  'nothing-written': { file: 'writing/accepted', load: async () => (await import('../faults/writing/accepted.ts')).nothingWritten },
  'old-partial-tiles-read': { file: 'growth/removed-partials', load: async () => (await import('../faults/growth/removed-partials.ts')).oldPartialTilesRead },
  'one-entry-refused': { file: 'tree/sizes', load: async () => (await import('../faults/tree/sizes.ts')).oneEntryRefused },
  'one-signature-suffices': { file: 'checkpoint/every-signature', load: async () => (await import('../faults/checkpoint/every-signature.ts')).oneSignatureSuffices },
  'origin-has-to-be-a-url': { file: 'checkpoint/origin-form', load: async () => (await import('../faults/checkpoint/origin-form.ts')).originHasToBeAUrl },
  'origin-not-compared': { file: 'checkpoint/origin', load: async () => (await import('../faults/checkpoint/origin.ts')).originNotCompared },
  'own-signature-expected-first': { file: 'checkpoint/unknown-signatures', load: async () => (await import('../faults/checkpoint/unknown-signatures.ts')).ownSignatureExpectedFirst },
  'own-signature-expected-last': { file: 'checkpoint/unknown-signatures', load: async () => (await import('../faults/checkpoint/unknown-signatures.ts')).ownSignatureExpectedLast },
  'partial-tile-always-read': { file: 'tree/sizes', load: async () => (await import('../faults/tree/sizes.ts')).partialTileAlwaysRead },
  'proof-in-file-not-compared': { file: 'inclusion/proof', load: async () => (await import('../faults/inclusion/proof.ts')).proofInFileNotCompared },
  'proof-not-compared': { file: 'inclusion/entry', load: async () => (await import('../faults/inclusion/entry.ts')).proofNotCompared },
  'refusals-not-noticed': { file: 'writing/logged', load: async () => (await import('../faults/writing/logged.ts')).refusalsNotNoticed },
  'root-may-be-missing': { file: 'checkpoint/tree-head', load: async () => (await import('../faults/checkpoint/tree-head.ts')).rootMayBeMissing },
  'root-not-compared': { file: 'tree/node-hashes', load: async () => (await import('../faults/tree/node-hashes.ts')).rootNotCompared },
  'root-read-leniently': { file: 'checkpoint/text-form', load: async () => (await import('../faults/checkpoint/text-form.ts')).rootReadLeniently },
  'short-proof-believed': { file: 'inclusion/proof', load: async () => (await import('../faults/inclusion/proof.ts')).shortProofBelieved },
  'signature-not-verified': { file: 'checkpoint/signature', load: async () => (await import('../faults/checkpoint/signature.ts')).signatureNotVerified },
  'size-read-leniently': { file: 'checkpoint/text-form', load: async () => (await import('../faults/checkpoint/text-form.ts')).sizeReadLeniently },
  'sizes-compared': { file: 'growth/fork', load: async () => (await import('../faults/growth/fork.ts')).sizesCompared },
  'slash-after-the-origin-ignored': { file: 'growth/origin', load: async () => (await import('../faults/growth/origin.ts')).slashAfterTheOriginIgnored },
  'surplus-byte-ignored': { file: 'tree/bundle-form', load: async () => (await import('../faults/tree/bundle-form.ts')).surplusByteIgnored },
  'surplus-entries-ignored': { file: 'tree/bundle-form', load: async () => (await import('../faults/tree/bundle-form.ts')).surplusEntriesIgnored },
  'surplus-hashes-ignored': { file: 'inclusion/proof', load: async () => (await import('../faults/inclusion/proof.ts')).surplusHashesIgnored },
  'tiles-not-proved': { file: 'tree/tiles', load: async () => (await import('../faults/tree/tiles.ts')).tilesNotProved },
  'tiles-read-again': { file: 'growth/read-again', load: async () => (await import('../faults/growth/read-again.ts')).tilesReadAgain },
  'white-space-in-json-refused': { file: 'writing/spelling', load: async () => (await import('../faults/writing/spelling.ts')).whiteSpaceInJsonRefused },
  'width-255-read-as-full': { file: 'tree/sizes', load: async () => (await import('../faults/tree/sizes.ts')).width255ReadAsFull },
  'windows-1252-read': { file: 'checkpoint/note-form', load: async () => (await import('../faults/checkpoint/note-form.ts')).windows1252Read },
} as const;

/** A name of `touchstone variants list log-client`. */
export type VariantName =
  | 'brotli-offered'
  | 'leaf-not-compared-with-its-tile'
  | 'nothing-offered'
  | 'only-created-taken'
  | 'proof-followed-from-the-root-down'
  | 'sixteen-signatures-at-most';

/** The variants by name: the file of each, and how it is loaded. */
export const variants = {
  'brotli-offered': { file: 'tree/content-codings', load: async () => (await import('../variants/tree/content-codings.ts')).brotliOffered },
  'leaf-not-compared-with-its-tile': { file: 'inclusion/proof', load: async () => (await import('../variants/inclusion/proof.ts')).leafNotComparedWithItsTile },
  'nothing-offered': { file: 'tree/content-codings', load: async () => (await import('../variants/tree/content-codings.ts')).nothingOffered },
  'only-created-taken': { file: 'writing/logged', load: async () => (await import('../variants/writing/logged.ts')).onlyCreatedTaken },
  'proof-followed-from-the-root-down': { file: 'inclusion/proof', load: async () => (await import('../variants/inclusion/proof.ts')).proofFollowedFromTheRootDown },
  'sixteen-signatures-at-most': { file: 'checkpoint/sixteen-signatures', load: async () => (await import('../variants/checkpoint/sixteen-signatures.ts')).sixteenSignaturesAtMost },
} as const;

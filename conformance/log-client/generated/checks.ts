// Generated from the files of conformance/log-client/checks by `npm run generate`. Edit those, not this.

import { accepted as checkpointAccepted } from '../checks/checkpoint/accepted.ts';
import { contentType as checkpointContentType } from '../checks/checkpoint/content-type.ts';
import { emptyLog as checkpointEmptyLog } from '../checks/checkpoint/empty-log.ts';
import { everySignature as checkpointEverySignature } from '../checks/checkpoint/every-signature.ts';
import { extensionLines as checkpointExtensionLines } from '../checks/checkpoint/extension-lines.ts';
import { keyName as checkpointKeyName } from '../checks/checkpoint/key-name.ts';
import { knownKey as checkpointKnownKey } from '../checks/checkpoint/known-key.ts';
import { noteForm as checkpointNoteForm } from '../checks/checkpoint/note-form.ts';
import { origin as checkpointOrigin } from '../checks/checkpoint/origin.ts';
import { originForm as checkpointOriginForm } from '../checks/checkpoint/origin-form.ts';
import { served as checkpointServed } from '../checks/checkpoint/served.ts';
import { signature as checkpointSignature } from '../checks/checkpoint/signature.ts';
import { sixteenSignatures as checkpointSixteenSignatures } from '../checks/checkpoint/sixteen-signatures.ts';
import { textForm as checkpointTextForm } from '../checks/checkpoint/text-form.ts';
import { treeHead as checkpointTreeHead } from '../checks/checkpoint/tree-head.ts';
import { unknownSignatures as checkpointUnknownSignatures } from '../checks/checkpoint/unknown-signatures.ts';
import { accepted as growthAccepted } from '../checks/growth/accepted.ts';
import { consistency as growthConsistency } from '../checks/growth/consistency.ts';
import { cosignedAnew as growthCosignedAnew } from '../checks/growth/cosigned-anew.ts';
import { earlierCheckpoint as growthEarlierCheckpoint } from '../checks/growth/earlier-checkpoint.ts';
import { fork as growthFork } from '../checks/growth/fork.ts';
import { origin as growthOrigin } from '../checks/growth/origin.ts';
import { readAgain as growthReadAgain } from '../checks/growth/read-again.ts';
import { removedPartials as growthRemovedPartials } from '../checks/growth/removed-partials.ts';
import { signature as growthSignature } from '../checks/growth/signature.ts';
import { atIndex as inclusionAtIndex } from '../checks/inclusion/at-index.ts';
import { entry as inclusionEntry } from '../checks/inclusion/entry.ts';
import { places as inclusionPlaces } from '../checks/inclusion/places.ts';
import { proof as inclusionProof } from '../checks/inclusion/proof.ts';
import { tree as inclusionTree } from '../checks/inclusion/tree.ts';
import { bundleForm as treeBundleForm } from '../checks/tree/bundle-form.ts';
import { contentCodings as treeContentCodings } from '../checks/tree/content-codings.ts';
import { emptyRoot as treeEmptyRoot } from '../checks/tree/empty-root.ts';
import { entries as treeEntries } from '../checks/tree/entries.ts';
import { entryLengths as treeEntryLengths } from '../checks/tree/entry-lengths.ts';
import { leafHashes as treeLeafHashes } from '../checks/tree/leaf-hashes.ts';
import { missingEntries as treeMissingEntries } from '../checks/tree/missing-entries.ts';
import { nodeHashes as treeNodeHashes } from '../checks/tree/node-hashes.ts';
import { sizes as treeSizes } from '../checks/tree/sizes.ts';
import { tiles as treeTiles } from '../checks/tree/tiles.ts';
import { accepted as writingAccepted } from '../checks/writing/accepted.ts';
import { body as writingBody } from '../checks/writing/body.ts';
import { checkpoint as writingCheckpoint } from '../checks/writing/checkpoint.ts';
import { laterTree as writingLaterTree } from '../checks/writing/later-tree.ts';
import { logged as writingLogged } from '../checks/writing/logged.ts';
import { proof as writingProof } from '../checks/writing/proof.ts';
import { spelling as writingSpelling } from '../checks/writing/spelling.ts';
import { withoutCheckpoint as writingWithoutCheckpoint } from '../checks/writing/without-checkpoint.ts';

/** Every check, by topic and name. */
export const checks = {
  'checkpoint/accepted': checkpointAccepted,
  'checkpoint/content-type': checkpointContentType,
  'checkpoint/empty-log': checkpointEmptyLog,
  'checkpoint/every-signature': checkpointEverySignature,
  'checkpoint/extension-lines': checkpointExtensionLines,
  'checkpoint/key-name': checkpointKeyName,
  'checkpoint/known-key': checkpointKnownKey,
  'checkpoint/note-form': checkpointNoteForm,
  'checkpoint/origin': checkpointOrigin,
  'checkpoint/origin-form': checkpointOriginForm,
  'checkpoint/served': checkpointServed,
  'checkpoint/signature': checkpointSignature,
  'checkpoint/sixteen-signatures': checkpointSixteenSignatures,
  'checkpoint/text-form': checkpointTextForm,
  'checkpoint/tree-head': checkpointTreeHead,
  'checkpoint/unknown-signatures': checkpointUnknownSignatures,
  'growth/accepted': growthAccepted,
  'growth/consistency': growthConsistency,
  'growth/cosigned-anew': growthCosignedAnew,
  'growth/earlier-checkpoint': growthEarlierCheckpoint,
  'growth/fork': growthFork,
  'growth/origin': growthOrigin,
  'growth/read-again': growthReadAgain,
  'growth/removed-partials': growthRemovedPartials,
  'growth/signature': growthSignature,
  'inclusion/at-index': inclusionAtIndex,
  'inclusion/entry': inclusionEntry,
  'inclusion/places': inclusionPlaces,
  'inclusion/proof': inclusionProof,
  'inclusion/tree': inclusionTree,
  'tree/bundle-form': treeBundleForm,
  'tree/content-codings': treeContentCodings,
  'tree/empty-root': treeEmptyRoot,
  'tree/entries': treeEntries,
  'tree/entry-lengths': treeEntryLengths,
  'tree/leaf-hashes': treeLeafHashes,
  'tree/missing-entries': treeMissingEntries,
  'tree/node-hashes': treeNodeHashes,
  'tree/sizes': treeSizes,
  'tree/tiles': treeTiles,
  'writing/accepted': writingAccepted,
  'writing/body': writingBody,
  'writing/checkpoint': writingCheckpoint,
  'writing/later-tree': writingLaterTree,
  'writing/logged': writingLogged,
  'writing/proof': writingProof,
  'writing/spelling': writingSpelling,
  'writing/without-checkpoint': writingWithoutCheckpoint,
};

import { hash } from 'node:crypto';
import { merkleTreeLeaf, sha256 } from '../../../../src/reference/log/index.ts';
import { certificateLogFault, logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { withStoredBytes } from '../../testbed/store.ts';

export const bundleInAnotherOrder = logFault({
  text: 'puts the last two entries of a bundle in the order in which they arrived',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) =>
    withParts(rig, {
      bundle: (entries) => rig.parts.bundle([...entries.slice(0, -2), ...entries.slice(-2).reverse()]),
    }),
});

export const bundleOfNewEntriesDiffers = logFault({
  text: 'serves other entries than it has hashed, of those that come during the run',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash', 'log/growth/published#lost'],
  install: (rig) => {
    const lie = (entry: Uint8Array) => (Buffer.from(entry).includes('leaf') ? Buffer.from('lie') : entry);
    return withParts(rig, { bundle: (entries) => rig.parts.bundle(entries.map(lie)) });
  },
});

export const bundleStartsOneEntryLate = logFault({
  text: 'begins every bundle but the first with the second of its entries',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) =>
    withStoredBytes(rig, /^tile\/entries\/(?!000)/, (bytes) => {
      const [first, ...rest] = rig.parts.unbundle(bytes)!;
      return rig.parts.bundle([...rest, first!]);
    }),
});

export const largeEntryHashedAsItsBeginning = logFault({
  text: 'hashes the first 32,767 bytes of a longer entry that it logs and answers with as a whole',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) => withParts(rig, { leafHash: (entry) => rig.parts.leafHash(entry.subarray(0, 32_767)) }),
});

export const leafAndNodePrefixSwapped = logFault({
  text: 'puts a one byte before entries and a zero byte before nodes',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash', 'log/tiles/match-parents#parent-hash', 'log/tiles/match-root#root'],
  install: (rig) =>
    withParts(rig, {
      leafHash: (entry) => sha256(Buffer.concat([Uint8Array.of(1), entry])),
      nodeHash: (left, right) => sha256(Buffer.concat([Uint8Array.of(0), left, right])),
    }),
});

export const leafHashOverBase64 = logFault({
  text: 'hashes the base64 of each entry in place of the entry',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) =>
    withParts(rig, {
      leafHash: (entry) => rig.parts.leafHash(Buffer.from(Buffer.from(entry).toString('base64'))),
    }),
});

export const leafHashOverLengthAndEntry = logFault({
  text: 'hashes each entry with its length in front, as in the bundle',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) => withParts(rig, { leafHash: (entry) => rig.parts.leafHash(rig.parts.bundle([entry])) }),
});

export const leafHashWithoutPrefix = logFault({
  text: 'hashes entries without the zero byte in front',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) => withParts(rig, { leafHash: sha256 }),
});

export const leafHashWrongFromTheBeginning = logFault({
  text: 'begins empty and hashes entries without the zero byte',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  needs: { entries: 0n },
  install: (rig) => withParts(rig, { leafHash: sha256 }),
});

const withOneWrongHash = (bytes: Uint8Array): Uint8Array => bytes.with(40, bytes[40]! ^ 1);

export const oneHashOfAFullTileWrong = logFault({
  text: 'stores one hash of a full tile with a flipped bit, below a level and a root that are right',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  needs: { entries: 600n },
  install: (rig) => withStoredBytes(rig, /^tile\/0\/001$/, withOneWrongHash),
});

export const oneHashOfAPartialTileWrong = logFault({
  text: 'stores one hash of a partial tile with a flipped bit, below a root that is right',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  needs: { entries: 600n },
  install: (rig) => withStoredBytes(rig, /^tile\/0\/002\.p\/88$/, withOneWrongHash),
});

const other = (...bytes: Uint8Array[]) => hash('sha512-256', Buffer.concat(bytes), 'buffer');

export const truncatedSha512ForSha256 = logFault({
  text: 'hashes by SHA-512/256, which is as long as SHA-256',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash', 'log/tiles/match-parents#parent-hash', 'log/tiles/match-root#root'],
  install: (rig) =>
    withParts(rig, {
      leafHash: (entry) => other(Uint8Array.of(0), entry),
      nodeHash: (left, right) => other(Uint8Array.of(1), left, right),
    }),
});

export const bundledEntriesNumbered = logFault({
  text: 'writes its index and a newline before each entry of a bundle, and hashes entries without them',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) =>
    withStoredBytes(rig, /^tile\/entries\//, (bytes) =>
      rig.parts.bundle(rig.parts.unbundle(bytes)!.map((entry, i) => Buffer.concat([Buffer.from(`${i}\n`), entry]))),
    ),
});

export const leafHashOverTileLeaf = certificateLogFault({
  text: 'hashes each entry as the data tile has it, with the precertificate and the chain',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) => withParts(rig, { leafHash: (entry) => sha256(Buffer.concat([Uint8Array.of(0), entry])) }),
});

export const leafHashOverTimestampedEntry = certificateLogFault({
  text: 'hashes each entry without the version and the type of its MerkleTreeLeaf',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) =>
    withParts(rig, {
      leafHash: (entry) => sha256(Buffer.concat([Uint8Array.of(0), merkleTreeLeaf(entry).subarray(2)])),
    }),
});

import { sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { recodedBase64, withProof } from '../../testbed/created-entry.ts';

export const answersWithAnotherTree = logFault({
  text: 'proves created entries in a tree of its own, with its own checkpoint',
  breaks: 'LOG-CE-025',
  caughtBy: ['log/proof/same-tree#other-tree'],
  alsoFails: ['log/growth/consistent#fork'],
  install: (rig) =>
    withProof(rig, ({ logIndex, treeSize, hashes }, { canonicalizedBody }) => {
      const [index, size] = [BigInt(logIndex), BigInt(treeSize)];
      const other = hashes.map((hash, i) =>
        i < hashes.length - 1 ? hash : recodedBase64(hash, (bytes) => bytes.toReversed()),
      );
      const leaf = rig.parts.leafHash(Buffer.from(canonicalizedBody, 'base64'));
      // Of each range on the way, whether it lies to the left of what is proved (RFC 6962, section 2.1.1).
      const isLeft = rig.parts.inclusionRanges(index, size).map(([start]) => start < index);
      const root = other.reduce<Uint8Array>((below, hash, i) => {
        const beside = Buffer.from(hash, 'base64');
        return isLeft[i] ? rig.parts.nodeHash(beside, below) : rig.parts.nodeHash(below, beside);
      }, leaf);
      const envelope = sealCheckpoint(rig, size, root);
      return { hashes: other, rootHash: Buffer.from(root).toString('base64'), checkpoint: { envelope } };
    }),
});

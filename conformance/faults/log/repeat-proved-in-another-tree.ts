import { type LogRig, sealCheckpoint } from '../../../src/reference/log/index.ts';
import { recoded } from '../created.ts';
import { withReturned } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'proves an entry that it has in a tree of its own, with a signed checkpoint of that, when it comes again',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  install: (rig) =>
    withReturned(rig, ({ canonicalizedBody, inclusionProof: proof }) => {
      const [index, size] = [BigInt(proof.logIndex), BigInt(proof.treeSize)];
      proof.hashes.push(recoded(proof.hashes.pop(), (bytes) => bytes.toReversed()));
      const leaf = rig.parts.leafHash(Buffer.from(canonicalizedBody, 'base64'));
      // Of each range on the way, whether it lies to the left of what is proved (RFC 6962, section 2.1.1).
      const isLeft = rig.parts.inclusionRanges(index, size).map(([start]) => start < index);
      const root = proof.hashes.reduce((below: Uint8Array, hash: string, i: number) => {
        const beside = Buffer.from(hash, 'base64');
        return isLeft[i] ? rig.parts.nodeHash(beside, below) : rig.parts.nodeHash(below, beside);
      }, leaf);
      proof.rootHash = Buffer.from(root).toString('base64');
      proof.checkpoint = { envelope: sealCheckpoint(rig, size, root) };
    }),
});

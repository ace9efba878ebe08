import { type LogRig, sealCheckpoint } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcCreated } from '../rpc.ts';

export default fault<LogRig>({
  text: 'proves what is created over gRPC in a tree of its own, with its own signed checkpoint',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#checkpoint'],
  install: (rig) =>
    withRpcCreated(rig, ({ canonicalizedBody, inclusionProof }) => {
      const { logIndex, treeSize, hashes } = inclusionProof!;
      const other = hashes.map((hash, i) => (i < hashes.length - 1 ? hash : hash.toReversed()));
      // Of each range on the way, whether it lies to the left of what is proved (RFC 6962, section 2.1.1).
      const isLeft = rig.parts.inclusionRanges(logIndex, treeSize).map(([start]) => start < logIndex);
      const rootHash = other.reduce<Uint8Array>(
        (below, hash, i) => (isLeft[i] ? rig.parts.nodeHash(hash, below) : rig.parts.nodeHash(below, hash)),
        rig.parts.leafHash(canonicalizedBody),
      );
      const checkpoint = { ...inclusionProof!.checkpoint!, envelope: sealCheckpoint(rig, treeSize, rootHash) };
      return { inclusionProof: { ...inclusionProof!, hashes: other, rootHash, checkpoint } };
    }),
});

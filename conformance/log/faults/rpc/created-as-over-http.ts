import { sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { brokenSignature, withRpcCreated } from '../../testbed/rpc.ts';

export const rpcAnsweredCheckpointNotSigned = logFault({
  text: 'answers an entry that is created over gRPC with a checkpoint whose signature is broken',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#checkpoint'],
  install: (rig) =>
    withRpcCreated(rig, ({ inclusionProof }) => {
      const { checkpoint } = inclusionProof!;
      return {
        inclusionProof: {
          ...inclusionProof!,
          checkpoint: { ...checkpoint!, envelope: brokenSignature(checkpoint!.envelope) },
        },
      };
    }),
});

export const rpcAnswersWithAnotherTree = logFault({
  text: 'proves an entry that is created over gRPC in another tree, with a signed checkpoint of that tree',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#checkpoint'],
  alsoFails: ['log/rpc/consistent#inconsistent', 'log/rpc/consistent#fork'],
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

export const rpcCreatedAsAnOlderVersion = logFault({
  text: 'names version 0.0.1 of an entry that was created over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#kind'],
  install: (rig) => withRpcCreated(rig, ({ kindVersion }) => ({ kindVersion: { ...kindVersion!, version: '0.0.1' } })),
});

export const rpcCreatedWithAPromise = logFault({
  text: 'gives an inclusion promise over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#time'],
  install: (rig) =>
    withRpcCreated(rig, () => ({
      inclusionPromise: { $typeName: 'touchstone.rekor.v2.InclusionPromise', signedEntryTimestamp: new Uint8Array(70) },
    })),
});

export const rpcCreatedWithATime = logFault({
  text: 'gives an integrated time over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#time'],
  install: (rig) => withRpcCreated(rig, () => ({ integratedTime: 5n })),
});

export const rpcCreatedWithoutCheckpoint = logFault({
  text: 'answers without a checkpoint over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#checkpoint'],
  install: (rig) =>
    withRpcCreated(rig, ({ inclusionProof }) => ({ inclusionProof: { ...inclusionProof!, checkpoint: undefined } })),
});

export const rpcCreatedWithoutProof = logFault({
  text: 'answers without an inclusion proof over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#proof'],
  install: (rig) => withRpcCreated(rig, () => ({ inclusionProof: undefined })),
});

export const rpcLogIdOfFourBytes = logFault({
  text: 'gives the key ID over gRPC, and the whole log ID over HTTP',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#log-id'],
  install: (rig) => withRpcCreated(rig, ({ logId }) => ({ logId: { ...logId!, keyId: logId!.keyId.slice(0, 4) } })),
});

export const rpcLogIdOfZeroes = logFault({
  text: 'gives a log ID of zeroes over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#log-id'],
  install: (rig) => withRpcCreated(rig, ({ logId }) => ({ logId: { ...logId!, keyId: new Uint8Array(32) } })),
});

export const rpcProofNamesAnotherIndex = logFault({
  text: 'names the index before in the inclusion proof over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#proof'],
  install: (rig) =>
    withRpcCreated(rig, ({ inclusionProof }) => ({
      inclusionProof: { ...inclusionProof!, logIndex: inclusionProof!.logIndex - 1n },
    })),
});

export const rpcProofWithAnotherHash = logFault({
  text: 'has a hash of zeroes in the inclusion proof over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#proof'],
  install: (rig) =>
    withRpcCreated(rig, ({ inclusionProof }) => ({
      inclusionProof: {
        ...inclusionProof!,
        hashes: [new Uint8Array(32), ...inclusionProof!.hashes.slice(1)],
      },
    })),
});

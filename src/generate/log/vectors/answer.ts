import { checkpointText, logId, type Signer } from '../../../reference/log/index.ts';
import { entryOf } from '../entry.ts';
import { inclusionProof } from '../proofs.ts';
import type { SeededTree } from '../seeded-tree.ts';
import { noteOf, signatureLine } from './signing.ts';

/** The members of an answer to CreateEntry, each as the log writes it. */
export interface AnswerMembers {
  readonly [name: string]: unknown;
  readonly inclusionProof: {
    readonly [name: string]: unknown;
    readonly hashes: readonly string[];
    readonly checkpoint: { readonly envelope: string };
  };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** A checkpoint, signed. */
export function signedCheckpoint(signer: Signer, size: number, root: Uint8Array, origin = signer.name): string {
  const text = checkpointText(origin, BigInt(size), root);
  return noteOf(text, signatureLine(signer, text));
}

/** The answer of a log whose tree of `size` entries has the entry of the rule at `index` (protobuf JSON). */
export function answerOf(tree: SeededTree, signer: Signer, index: number, size: number): AnswerMembers {
  const root = tree.hash(0, size);
  return {
    inclusionPromise: null,
    logIndex: String(index),
    logId: { keyId: base64(logId(signer.name, signer.type, signer.publicKey)) },
    kindVersion: { kind: 'hashedrekord', version: '0.0.2' },
    integratedTime: '0',
    inclusionProof: {
      logIndex: String(index),
      rootHash: base64(root),
      treeSize: String(size),
      hashes: inclusionProof(tree, index, size).map(base64),
      checkpoint: { envelope: signedCheckpoint(signer, size, root) },
    },
    canonicalizedBody: base64(entryOf(tree.seed, BigInt(index))),
  };
}

/** The answer with other members of its inclusion proof. */
export function withProof(answer: AnswerMembers, members: Readonly<Record<string, unknown>>): AnswerMembers {
  return { ...answer, inclusionProof: { ...answer.inclusionProof, ...members } };
}

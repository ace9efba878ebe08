import type { Signer } from '../../../reference/log/index.ts';
import { entryOf } from '../entry.ts';
import type { SeededTree } from '../seeded-tree.ts';
import { seededSigner } from '../signer.ts';
import { answerOf, signedCheckpoint, withProof } from './answer.ts';
import { flipped, swapped } from './damage.ts';

/** The reasons for refusing an answer. */
export const ANSWER_REASONS = {
  'no-entry': 'it is no JSON object with the members of an entry, or a member has another type',
  'no-proof': 'there is no inclusion proof',
  checkpoint: 'the checkpoint of the proof is absent, not well formed, or not signed by a given key',
  index: 'an index is negative, beyond the tree, or another than in the proof',
  'tree-size': 'the proof names another tree size than its checkpoint',
  'root-hash': 'the proof names another root hash than its checkpoint',
  proof: 'the hashes do not lead from the body to the root of the checkpoint',
};

/** A case: id, description, and the answer as JSON or as text. */
type UnsoundAnswer = readonly [id: string, about: string, answer: object | string];

/** Invalid answers, by the reason for the refusal. */
export function unsoundAnswers(
  tree: SeededTree,
  log: Signer,
): Record<keyof typeof ANSWER_REASONS, readonly UnsoundAnswer[]> {
  const sound = answerOf(tree, log, 4, 7);
  const { inclusionProof, ...unproved } = sound;
  const { checkpoint: _absent, ...uncertain } = inclusionProof;
  const [root, otherRoot] = [tree.hash(0, 7), tree.hash(0, 6)];
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
  const noted = (envelope: string) => withProof(sound, { checkpoint: { envelope } });
  const indexed = (logIndex: string) => withProof({ ...sound, logIndex }, { logIndex });
  const reindexed = (index: number, logIndex: string) =>
    withProof({ ...answerOf(tree, log, index, 7), logIndex }, { logIndex });
  const envelope = inclusionProof.checkpoint.envelope;
  const hashes = (list: readonly string[]) => withProof(sound, { hashes: list });
  const own = inclusionProof.hashes;
  const bodyOf = (index: bigint) => ({ ...sound, canonicalizedBody: base64(entryOf(tree.seed, index)) });
  return {
    'no-entry': [
      ['page', 'a page of HTML', '<!doctype html><title>Bad gateway</title>'],
      ['nothing', 'no bytes', ''],
      ['empty-object', 'an object without members', {}],
      ['error', 'an error of the service', { code: 3, message: 'invalid signature', details: [] }],
      ['array', 'the entry in an array', [sound]],
      ['index-not-whole', 'an index with a fraction', { ...sound, logIndex: '4.5' }],
      ['index-beyond-64-bits', 'an index of 2^63', { ...sound, logIndex: String(2n ** 63n) }],
      ['hash-not-base64', 'a hash with a character of no alphabet', hashes([`*${own[0]!.slice(1)}`, ...own.slice(1)])],
      ['hashes-in-one-text', 'hashes that are a text', withProof(sound, { hashes: own.join('') })],
      ['cut', 'the text ends in the middle', JSON.stringify(sound).slice(0, -40)],
    ],
    'no-proof': [
      ['proof-absent', 'the inclusion proof is missing', unproved],
      ['proof-null', 'the inclusion proof is null', { ...sound, inclusionProof: null }],
    ],
    checkpoint: [
      ['checkpoint-absent', 'the proof has no checkpoint', { ...sound, inclusionProof: uncertain }],
      ['checkpoint-empty', 'the checkpoint is an empty text', noted('')],
      ['checkpoint-unsigned', 'the checkpoint has no signature', noted(`${envelope.split('\n\n')[0]}\n\n`)],
      ['checkpoint-without-origin', 'the checkpoint lacks its first line', noted(envelope.replace(/^.*\n/, ''))],
      [
        'checkpoint-of-another-key',
        'the checkpoint is signed by another key of the same name',
        noted(signedCheckpoint(seededSigner(log.name, tree.seed + 1n), 7, root)),
      ],
      [
        'checkpoint-changed',
        'the size of the checkpoint was changed after it was signed',
        withProof(noted(envelope.replace('\n7\n', '\n8\n')), { treeSize: '8' }),
      ],
    ],
    index: [
      ['index-negative', 'a negative index', indexed('-1')],
      ['index-is-size', 'an index that is the tree size', indexed('7')],
      ['index-beyond', 'an index above the tree size', indexed('4294967300')],
      ['index-of-proof-differs', 'the proof is for another index', withProof(sound, { logIndex: '5' })],
    ],
    'tree-size': [
      ['tree-size-above', 'a tree size of one more', withProof(sound, { treeSize: '8' })],
      ['tree-size-absent', 'no tree size, which means 0', withProof(sound, { treeSize: undefined })],
    ],
    'root-hash': [
      [
        'root-hash-of-6',
        'the root hash of the tree of one entry less',
        withProof(sound, { rootHash: base64(otherRoot) }),
      ],
      ['root-hash-absent', 'no root hash', withProof(sound, { rootHash: undefined })],
      [
        'checkpoint-of-another-root',
        'the checkpoint has another root than the proof',
        noted(signedCheckpoint(log, 7, otherRoot)),
      ],
    ],
    proof: [
      [
        'both-of-another-root',
        'checkpoint and proof agree on a root to which the hashes do not lead',
        withProof(noted(signedCheckpoint(log, 7, otherRoot)), { rootHash: base64(otherRoot) }),
      ],
      ['no-hashes', 'the hashes are missing', hashes([])],
      ['hash-missing', 'the last hash is missing', hashes(own.slice(0, -1))],
      ['hash-more', 'the root follows as a last hash', hashes([...own, base64(root)])],
      ['hashes-swapped', 'the first two hashes are swapped', hashes(swapped(own, 0, 1))],
      [
        'hash-bit',
        'a bit of the last hash is flipped',
        hashes([...own.slice(0, -1), base64(flipped(Buffer.from(own.at(-1)!, 'base64'), 0))]),
      ],
      ['body-of-neighbour', 'the body of the next entry', bodyOf(5n)],
      ['body-absent', 'no body', { ...sound, canonicalizedBody: undefined }],
      ['index-of-neighbour', 'the index of the next entry, in both places', indexed('5')],
      [
        'edge-entry-as-another',
        'entry 6 with its own proof, said to be entry 3; it leads to the root',
        reindexed(6, '3'),
      ],
      [
        'part-as-the-tree',
        'entry 5 of 7, said to be entry 1 of a tree of 3; the proof leads to the root',
        withProof(reindexed(5, '1'), { treeSize: '3', checkpoint: { envelope: signedCheckpoint(log, 3, root) } }),
      ],
    ],
  };
}

import type { Signer } from '../../../reference/log/index.ts';
import type { SeededTree } from '../seeded-tree.ts';
import { seededSigner } from '../signer.ts';
import { type AnswerMembers, answerOf, withProof } from './answer.ts';
import { ANSWER_REASONS, unsoundAnswers } from './answers-unsound.ts';
import type { VectorCase, VectorFile } from './vector.ts';

const BOTH_READ = 'ProtoJSON Format: a parser accepts both forms, but a client may read by hand what logs write';

/** Answers to CreateEntry, valid and invalid. */
export function answers(tree: SeededTree): VectorFile {
  const log = seededSigner('log.example/fixtures', tree.seed);
  const input = (answer: object | string) => ({
    answer: typeof answer === 'string' ? answer : JSON.stringify(answer),
    vkeys: [log.vkey],
  });
  return {
    kind: 'answers',
    about:
      'Answers to CreateEntry over HTTP (TransparencyLogEntry of Sigstore in protobuf JSON, as Rekor v2 has it). An answer ' +
      'is accepted when its checkpoint is signed by a given key and its inclusion proof leads from its body to that ' +
      'checkpoint. The bodies are entries of trees.json: what they say is not asked. Defects are judged in the order of ' +
      '`reasons`.',
    fields: {
      'input.answer': 'the body of the answer',
      'input.vkeys': 'the keys of the log, as verifier keys',
      'output.index': 'index of the entry, in decimal',
      'output.size': 'tree size of the checkpoint, in decimal',
      'output.root': 'root hash of the checkpoint, 32 bytes',
    },
    reasons: ANSWER_REASONS,
    cases: [
      ...soundAnswers(tree, log).map(([id, about, answer, index, size, more = {}]): VectorCase => {
        const output = { index: `${index}`, size: `${size}`, root: tree.hash(0, size).toString('hex') };
        return { id, about, verdict: 'accept', ...more, input: input(answer), output };
      }),
      ...Object.entries(unsoundAnswers(tree, log)).flatMap(([reason, rows]) =>
        rows.map(([id, about, answer]): VectorCase => ({ id, about, verdict: 'refuse', reason, input: input(answer) })),
      ),
    ],
  };
}

type SoundAnswer = readonly [
  id: string,
  about: string,
  answer: object,
  index: number,
  size: number,
  more?: { readonly mayRefuse: string },
];

function soundAnswers(tree: SeededTree, log: Signer): SoundAnswer[] {
  const sound = answerOf(tree, log, 4, 7);
  const { logIndex: _first, ...first } = answerOf(tree, log, 0, 7);
  const { logIndex: _inProof, ...firstProof } = first.inclusionProof;
  const base64url = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return [
    ['entry-4-of-7', 'entry 4 of 7', sound, 4, 7],
    ['entry-0-of-1', 'the only entry, with a proof without hashes', answerOf(tree, log, 0, 1), 0, 1],
    ['entry-256-of-257', 'the last entry of 257', answerOf(tree, log, 256, 257), 256, 257],
    ['entry-65535-of-70000', 'entry 65,535 of 70,000', answerOf(tree, log, 65_535, 70_000), 65_535, 70_000],
    ['default-left-out', 'index 0, which protobuf may leave out', { ...first, inclusionProof: firstProof }, 0, 7],
    ['unknown-member', 'a member that this version does not know', { ...sound, signer: 'x' }, 4, 7, mayRefuse()],
    ['index-as-number', 'an index written as a number', { ...sound, logIndex: 4 }, 4, 7, mayRefuse()],
    ['names-of-the-schema', 'names as the schema writes them', withSchemaNames(sound), 4, 7, mayRefuse()],
    [
      'hashes-in-base64url',
      'hashes in base64url, unpadded',
      withProof(sound, { hashes: sound.inclusionProof.hashes.map(base64url) }),
      4,
      7,
      mayRefuse(),
    ],
  ];
}

const mayRefuse = () => ({ mayRefuse: BOTH_READ });

function withSchemaNames({ logIndex, canonicalizedBody, ...answer }: AnswerMembers): object {
  return { ...answer, log_index: logIndex, canonicalized_body: canonicalizedBody };
}

/** The fixtures of the log suite, judged by libraries of other projects. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { touchstone } from '../conformance/front/cli/command.test-tool.ts';
import type { VectorFile } from '../src/generate/log/vectors/vector.ts';
import { BUILD_MS, goPresent } from './go-program.ts';
import { buildSecondReader, type Judgement, judgeVectors, readLog } from './second-reader.ts';

const FIXTURES = fileURLToPath(new URL('../fixtures/log/', import.meta.url));

/** Known differences, by library and file: the cases, and the reason of the vectors. */
const LAX: readonly (readonly [reader: string, file: string, why: string, cases: readonly string[]])[] = [
  [
    'tessera',
    'paths.json',
    'ParseTileLevelIndexPartial reads levels and widths by strconv and any number of elements; tlog-tiles forbids leading zeroes',
    [
      'a-level-with-a-leading-zero',
      'a-level-with-a-leading-zero-not-zero-itself',
      'an-element-x000-in-front',
      'two-elements-x000-in-front',
      'an-element-x000-in-front-of-a-bundle',
      'a-width-with-a-leading-zero',
      'a-width-of-three-digits-where-one-is-enough',
    ],
  ],
  ['sumdb', 'paths.json', 'the checksum database sets no highest level', ['level-64', 'level-100']],
  [
    'sumdb',
    'paths.json',
    'the checksum database has signed indices of 64 bits',
    ['tile/0/x018/x446/x744/x073/x709/x551/615', 'tile/63/x018/x446/x744/x073/x709/x551/615.p/255'],
  ],
  ['sumdb', 'notes.json', 'note.Open decodes base64 without looking at pad bits', ['pad-bits']],
  ['sumdb', 'checkpoints.json', 'ParseTree decodes base64 without looking at pad bits', ['root-pad-bits']],
  ['sumdb', 'notes.json', 'transparency-dev/formats knows no ML-DSA-44 (mayRefuse)', ['ml-dsa-44']],
  [
    'sumdb',
    'checkpoints.json',
    'ParseTree leaves what follows the third line alone; tlog-checkpoint has extension lines be non-empty',
    ['extension-empty', 'extension-empty-between'],
  ],
  [
    'formats',
    'checkpoints.json',
    'Unmarshal reads the size by strconv; tlog-checkpoint forbids leading zeroes',
    ['size-leading-zero', 'size-double-zero'],
  ],
  [
    'formats',
    'checkpoints.json',
    'Unmarshal takes any base64 for a root; in RFC 6962 it is a SHA-256 hash',
    [
      'root-31-bytes',
      'root-33-bytes',
      'root-20-bytes',
      'root-64-bytes',
      'root-empty',
      'root-hex',
      'root-hex-in-base64',
    ],
  ],
  ['formats', 'checkpoints.json', 'Unmarshal decodes base64 without looking at pad bits', ['root-pad-bits']],
  [
    'formats',
    'checkpoints.json',
    'Unmarshal gives what follows the third line back unread',
    ['extension-empty', 'extension-empty-between'],
  ],
  [
    'sumdb',
    'inclusion.json',
    'not asked: CheckRecord does not come to an end for sizes above 2^62',
    ['4611686018427387904-of-9223372036854775807', '9223372036854775806-of-9223372036854775807'],
  ],
  [
    'sumdb',
    'consistency.json',
    'not asked: CheckTree does not come to an end for sizes above 2^62',
    ['4611686018427387904-to-9223372036854775807'],
  ],
  [
    'sumdb',
    'consistency.json',
    'CheckTree declines size1 = 0, which the vectors allow in so many words (mayRefuse)',
    ['0-to-0', '0-to-1', '0-to-7', '0-to-70000'],
  ],
  [
    'rekor',
    'answers.json',
    'VerifyLogEntry takes index, size and root from the entry and its checkpoint, which the vectors allow (mayAccept)',
    ['index-of-proof-differs', 'tree-size-above', 'tree-size-absent', 'root-hash-of-6', 'root-hash-absent'],
  ],
  [
    'tessera',
    'policies.json',
    'NewWitnessGroupFromPolicy reads lines by a Scanner, trims them and cuts them at "#", and looks at no log and no control character',
    [
      'another-log',
      'another-origin',
      'comment-after-items',
      'crlf',
      'delete',
      'form-feed',
      'log-alone',
      'no-final-newline',
      'same-log',
    ],
  ],
  [
    'tessera',
    'policies.json',
    'NewWitnessGroupFromPolicy takes the last quorum and any name of the file, members again, keys again, and k of 0 or 01',
    ['leading-zero', 'member-of-two', 'member-twice', 'quorum-later', 'same-key', 'two-quorums', 'zero'],
  ],
  [
    'tessera',
    'policies.json',
    'a log needs the address of each witness; names that are keywords and ML-DSA-44 keys are refused',
    ['ml-dsa-44', 'name-of-a-keyword', 'without-url'],
  ],
  [
    'tessera',
    'policies.json',
    'Satisfied opens the note for each witness by itself, and NewVerifierForCosignatureV1 computes the key ID anew',
    ['beside-a-quorum', 'key-id'],
  ],
  [
    'merkle',
    'consistency.json',
    'VerifyConsistency looks at neither root where size1 is 0 and size2 is not',
    ['from-nothing-wrong-root'],
  ],
];

const read = (folder: string, name: string): VectorFile => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const files = readdirSync(FIXTURES).filter((name) => name.endsWith('.json') && name !== 'manifest.json');
const keyOf = (judgement: Pick<Judgement, 'file' | 'case' | 'reader'>) =>
  `${judgement.reader} ${judgement.file} ${judgement.case}`;

if (!goPresent) {
  console.warn('skipped: the second reader of the fixtures, since go is absent');
  test.skip('fixtures: go is absent');
} else {
  describe('a second reader of the fixtures', { timeout: 120_000 }, () => {
    let home: string;
    beforeAll(async () => {
      home = mkdtempSync(join(tmpdir(), 'fixtures-'));
      await buildSecondReader();
    }, BUILD_MS + 10_000);
    afterAll(() => rmSync(home, { recursive: true }));

    test('agrees in every case, but for the known differences', async () => {
      const cases = new Map(
        files.flatMap((file) => read(FIXTURES, file).cases.map((vector) => [`${file} ${vector.id}`, vector] as const)),
      );
      const judgements = await judgeVectors(FIXTURES);
      // Every case is judged by at least one library.
      expect(new Set(judgements.map((judgement) => `${judgement.file} ${judgement.case}`))).toEqual(
        new Set(cases.keys()),
      );
      const disagreeing = judgements.filter(
        (judgement) => judgement.verdict !== cases.get(`${judgement.file} ${judgement.case}`)!.verdict,
      );
      const known = LAX.flatMap(([reader, file, _why, ids]) => ids.map((id) => keyOf({ reader, file, case: id })));
      expect(disagreeing.map(keyOf).toSorted()).toEqual(known.toSorted());
      expect(disagreeing.filter((judgement) => judgement.verdict === 'differs')).toEqual([]);
    });

    test('notices a defect in a file of each kind', async () => {
      const folder = join(home, 'wrong');
      cpSync(FIXTURES, folder, { recursive: true });
      const damaged = files.map((file) => {
        const document = read(folder, file);
        const vector = document.cases.find(({ verdict }) => verdict === 'accept')!;
        SPOIL[document.kind](vector.input as Texts, vector.output as Texts);
        writeFileSync(join(folder, file), JSON.stringify(document));
        return `${file} ${vector.id}`;
      });
      const judgements = await judgeVectors(folder);
      for (const key of damaged) {
        const verdicts = judgements
          .filter((judgement) => `${judgement.file} ${judgement.case}` === key)
          .map((judgement) => judgement.verdict);
        expect(verdicts, key).not.toContain('accept');
        expect(verdicts.length, key).toBeGreaterThan(0);
      }
    });

    test('reads a complete log of 70,000 entries, and notices a wrong byte in it', async () => {
      const out = join(home, 'seventy');
      const { code, stdout } = await touchstone(['fixtures', 'log', '--out', out, '--entries', '70000']);
      expect(code).toBe(0);
      const { log } = JSON.parse(stdout) as { log: { folder: string; vkey: string; origin: string } };
      expect(await readLog(log.folder, log.vkey)).toEqual({ origin: log.origin, size: 70_000 });
      for (const path of ['tile/entries/100', 'tile/0/273.p/112', 'tile/1/001.p/17', 'tile/2/000.p/1']) {
        const file = join(log.folder, path);
        const right = readFileSync(file);
        writeFileSync(file, right.with(-1, right.at(-1)! ^ 1));
        await expect(readLog(log.folder, log.vkey), path).rejects.toThrow(/second-reader: failed: tile/);
        writeFileSync(file, right);
      }
    });
  });
}

/** For each kind of file, a change that makes a valid case invalid. */
const SPOIL: Readonly<Record<VectorFile['kind'], (input: Texts, output: Texts) => void>> = {
  trees: (_input, output) => (output.root = other(output.root)),
  edges: (_input, output) => (output.bundle = 'tile/entries/001.p/1'),
  paths: (_input, output) => (output.index += '1'),
  bundles: (_input, output) => (output.tileSha256 = other(output.tileSha256)),
  notes: (_input, output) => (output.text += 'more'),
  checkpoints: (_input, output) => (output.size += '1'),
  policies: (input) => (input.policy = 'quorum nobody\n'),
  inclusion: (input) => (input.root = other(input.root)),
  consistency: (input) => (input.root2 = other(input.root2)),
  answers: (_input, output) => (output.index += '1'),
};
type Texts = Record<string, string>;

/** The digits with another digit in front. */
function other(digits = ''): string {
  return (digits.startsWith('0') ? '1' : '0') + digits.slice(1);
}

import { expect, test } from 'vitest';
import {
  cosigner,
  ed25519Signer,
  ML_DSA_44,
  parts,
  type Signer,
  sealCheckpoint,
} from '../../../src/reference/log/index.ts';
import { parseVkey } from '../../log/oracle/note/vkey.ts';
import { policyOf } from '../../log/oracle/policy/policies.test-tool.ts';
import type { Clocks } from './cosigned.ts';
import { readHead } from './head.ts';

const origin = 'log.example';
const log = ed25519Signer({ name: origin, privateKey: Buffer.alloc(32, 1) });
const now = { now: () => Date.now() };
const witness = (seed: number, clock = now, type: 4 | 6 = ML_DSA_44) =>
  cosigner({ name: `w${seed}.example`, type, seed: Buffer.alloc(32, seed), clock });
const [one, two] = [witness(2), witness(3, now, 4)];
const policy = policyOf(
  `log ${log.vkey}`,
  `witness one ${one.vkey}`,
  `witness two ${two.vkey}`,
  'group both all one two',
  'quorum both',
);

/** The findings about a checkpoint that these have signed, and who has cosigned it. */
function judged(cosigners: readonly Signer[], signer: Signer = log, by = policy, clocks?: Clocks) {
  const note = sealCheckpoint({ parts, origin, signer, cosigners }, 7n, Buffer.alloc(32, 7));
  const { head, findings } = readHead(Buffer.from(note), [parseVkey(signer.vkey).value!], undefined, by, clocks);
  return [head!.cosignedBy, ...findings.map(({ kind }) => kind), ...(head!.unsure === undefined ? [] : ['unsure'])];
}

const broken: Signer = {
  ...one,
  sign: (text) => Uint8Array.from(one.sign(text)).map((byte, i) => (i > 50 ? 0 : byte)),
};
const short: Signer = { ...two, sign: (text) => two.sign(text).subarray(1) };
const fast = witness(2, { now: () => Date.now() + 3_600_000 });
const stranger = witness(9);

test.each([
  ['a quorum', [one, two], [['one', 'two']]],
  ['a quorum beside a stranger', [stranger, one, two], [['one', 'two']]],
  ['one of two', [one], [['one'], 'quorum']],
  ['nobody', [], [[], 'quorum']],
  ['a signature that does not verify', [broken, two], [['two'], 'cosignature']],
  ['a signature without its form', [one, short], [['one'], 'cosignature']],
])('cosigned by %s', (_, cosigners, expected) => expect(judged(cosigners)).toEqual(expected));

test.each<[string, Clocks | undefined, string]>([
  ['with the clock of the log', { ours: Date.now(), ofLog: Date.now() - 5000 }, 'cosignature'],
  ['with a log whose clock is ahead too', { ours: Date.now(), ofLog: Date.now() + 3_600_000 }, 'unsure'],
  ['of files, where nobody says which clock is right', undefined, 'unsure'],
])('a time in the future, %s', (_, clocks, expected) =>
  expect(judged([fast, two], log, policy, clocks)).toEqual([['one', 'two'], expected]),
);

test('by a log that the policy does not list', () => {
  const other = ed25519Signer({ name: origin, privateKey: Buffer.alloc(32, 5) });
  expect(judged([one, two], other)).toEqual([['one', 'two'], 'unlisted-log']);
});

test('by a policy without witnesses, and without a policy', () => {
  expect(judged([], log, policyOf('quorum none'))).toEqual([[]]);
  expect(
    readHead(Buffer.from(sealCheckpoint({ parts, origin, signer: log }, 0n, Buffer.alloc(32))), []).head,
  ).not.toHaveProperty('cosignedBy');
});

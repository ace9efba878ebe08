import { describe, expect, test } from 'vitest';
import { manualClock } from '../clock.ts';
import { openNote, readSignatures } from '../log/checkpoint/note.ts';
import { readVerifier } from '../log/checkpoint/verifier.ts';
import { checkpointText, ed25519Signer, memoryStore, nodeHash, note, sha256 } from '../log/index.ts';
import { isConsistent } from './consistency.ts';
import { threeWitnesses } from './witness.test-tool.ts';
import { openWitness } from './witness.ts';

const ORIGIN = 'log.example';
const log = ed25519Signer({ name: ORIGIN, privateKey: Buffer.alloc(32, 9) });
const clock = manualClock(1_700_000_000_000);
const leaf = (i: number) => sha256(Uint8Array.of(0, i));
/** Roots of the trees of 0 to 4 leaves. */
const roots = [
  sha256(new Uint8Array()),
  leaf(0),
  nodeHash(leaf(0), leaf(1)),
  nodeHash(nodeHash(leaf(0), leaf(1)), leaf(2)),
  nodeHash(nodeHash(leaf(0), leaf(1)), nodeHash(leaf(2), leaf(3))),
];

const signed = (size: number, root = roots[size]!, by = log): string => {
  const text = checkpointText(ORIGIN, BigInt(size), root);
  return note(text, [{ name: by.name, keyId: by.keyId, signature: by.sign(text) }]);
};
const bodyOf = (old: number | string, proof: readonly Uint8Array[], checkpoint: string): string =>
  `old ${old}\n${proof.map((hash) => `${Buffer.from(hash).toString('base64')}\n`).join('')}\n${checkpoint}`;

async function opened(store = memoryStore()) {
  const { signers } = await threeWitnesses(log.vkey, clock);
  const witness = await openWitness({ signers: signers.slice(0, 2), logs: [readVerifier(log.vkey)], store });
  const add = async (body: string) => {
    const response = await witness.handler(new Request('http://w/add-checkpoint', { method: 'POST', body }));
    return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
  };
  return { witness, add, signers };
}

describe('a witness', () => {
  test('cosigns a tree that grows, by each of its keys, and shows it to monitors', async () => {
    const { add, signers, witness } = await opened();
    expect((await add(bodyOf(0, [], signed(1)))).status).toBe(200);
    const grown = await add(bodyOf(1, [leaf(1)], signed(2)));
    expect(grown.status).toBe(200);
    const lines = readSignatures(grown.text)!;
    const { text } = openNote(signed(2))!;
    const verified = signers.slice(0, 2).map(({ vkey }, i) => readVerifier(vkey).verifies(text, lines[i]!));
    expect(verified).toEqual([true, true]);
    const path = `${Buffer.from(sha256(Buffer.from(ORIGIN))).toString('hex')}/checkpoint`;
    const shown = await (await witness.handler(new Request(`http://w/${path}`))).text();
    expect(openNote(shown)).toMatchObject({ text, signatures: [{ name: ORIGIN }, { name: 'w1.example' }, {}] });
    expect((await add(bodyOf(2, [], signed(2)))).status).toBe(200);
  });

  test('goes on where it ended', async () => {
    const store = memoryStore();
    await (await opened(store)).add(bodyOf(0, [], signed(2)));
    const { add } = await opened(store);
    expect(await add(bodyOf(0, [], signed(3)))).toEqual({ status: 409, text: '2\n', type: 'text/x.tlog.size' });
    expect((await add(bodyOf(2, [leaf(2)], signed(3)))).status).toBe(200);
  });

  test('compares the size and replaces the checkpoint in one step', async () => {
    const { add } = await opened();
    await add(bodyOf(0, [], signed(1)));
    const both = await Promise.all([
      add(bodyOf(1, [leaf(1), leaf(2)], signed(3))),
      add(bodyOf(1, [leaf(1)], signed(2))),
    ]);
    expect(both.map(({ status, text }) => (status === 409 ? text : status))).toEqual([200, '3\n']);
  });

  const other = ed25519Signer({ name: ORIGIN });
  const bad = signed(3).replace(/.{4}\n$/, 'AAA=\n');
  test.each([
    ['another log', 404, bodyOf(0, [], signed(3).replaceAll(ORIGIN, 'other.example'))],
    ['another key', 403, bodyOf(1, [], signed(3, roots[3], other))],
    ['a signature that does not verify', 403, bodyOf(1, [leaf(1), leaf(2)], signed(3).replace(/\n3\n/, '\n4\n'))],
    ['a broken line', 400, bodyOf(1, [leaf(1), leaf(2)], bad.replace('\u2014', '-'))],
    ['an old size beyond the checkpoint', 400, bodyOf(4, [], signed(3))],
    ['an old size with a zero', 400, bodyOf('01', [leaf(1), leaf(2)], signed(3))],
    ['a hash of 31 bytes', 400, bodyOf(1, [new Uint8Array(31), leaf(2)], signed(3))],
    ['64 hashes', 400, bodyOf(1, Array(64).fill(leaf(1)), signed(3))],
    ['another old size', 409, bodyOf(2, [leaf(2)], signed(3))],
    ['another hash', 422, bodyOf(1, [leaf(2), leaf(1)], signed(3))],
    ['no proof', 422, bodyOf(1, [], signed(3))],
    ['a hash too many', 422, bodyOf(1, [leaf(1), leaf(2), leaf(3)], signed(3))],
    ['another tree of the same size', 422, bodyOf(1, [], signed(1, leaf(7)))],
    ['nothing', 400, ''],
  ])('refuses %s: %i, and stays where it is', async (_, status, body) => {
    const { add } = await opened();
    await add(bodyOf(0, [], signed(1)));
    expect((await add(body)).status).toBe(status);
    expect((await add(bodyOf(0, [], signed(1)))).text).toBe('1\n');
  });

  test('refuses another root of the empty tree, a proof from it, and other methods', async () => {
    const { add, witness } = await opened();
    expect((await add(bodyOf(0, [], signed(0, leaf(0))))).status).toBe(422);
    expect((await add(bodyOf(0, [leaf(0)], signed(1)))).status).toBe(422);
    expect((await add(bodyOf(0, [], signed(0)))).status).toBe(200);
    expect((await witness.handler(new Request('http://w/add-checkpoint'))).status).toBe(405);
    expect((await witness.handler(new Request(`http://w/${'0'.repeat(64)}/checkpoint`))).status).toBe(404);
  });
});

test('a proof of a larger tree, with and without a whole subtree at the left', () => {
  const [three, four] = [
    { size: 3n, root: roots[3]! },
    { size: 4n, root: roots[4]! },
  ];
  const proof = [leaf(2), leaf(3), nodeHash(leaf(0), leaf(1))];
  expect(isConsistent(three, four, proof)).toBe(true);
  expect(isConsistent({ size: 2n, root: roots[2]! }, four, [nodeHash(leaf(2), leaf(3))])).toBe(true);
  expect(isConsistent({ ...three, root: roots[2]! }, four, proof)).toBe(false);
  expect(isConsistent(three, { ...four, root: roots[3]! }, proof)).toBe(false);
});

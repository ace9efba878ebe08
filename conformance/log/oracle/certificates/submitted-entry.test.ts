import { expect, test } from 'vitest';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from '../merkle/sha-256.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { sctMessage } from './sct.ts';
import { chainOfEntry, entryOfSctDefect, otherEntryDefect } from './submitted-entry.ts';

const SCT = { id: new Uint8Array(32), timestamp: 7n, extensions: Uint8Array.of(9, 0, 0), signature: new Uint8Array() };
const SIGNED = { signed: Uint8Array.of(0x30, 0) };
const ENTRY = { timestamp: 7n, extensions: Uint8Array.of(9, 0, 0), at: 'entry 4' };
const LEAF = leafHash(sctMessage(SIGNED, SCT));

test('an entry has the timestamp, the extensions and the leaf of its SCT', () => {
  const reason = (entry: Partial<typeof ENTRY>, leaf = LEAF) =>
    entryOfSctDefect(SCT, SIGNED, { ...ENTRY, ...entry }, leaf)?.reason;
  expect(reason({})).toBeUndefined();
  expect(reason({ timestamp: 8n })).toBe('timestamp');
  expect(reason({ extensions: new Uint8Array() })).toBe('extensions');
  expect(reason({}, new Uint8Array(32))).toBe('leaf');
});

test('a chain has its issuers in their order, and its root or not', () => {
  const issuers = [Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)];
  const [first, second, root] = issuers.map((issuer) => hex(sha256(issuer))) as [string, string, string];
  const found = (fingerprints: readonly string[]) => chainOfEntry({ fingerprints }, issuers);
  expect(found([first, second, root])).toBe('with-root');
  expect(found([first, second])).toBe('as-submitted');
  for (const other of [[], [first], [second, first], [second, first, root], [first, second, root, root]])
    expect(found(other)).toBeUndefined();
});

test('the defect of another entry names the index', () => {
  const signed = Uint8Array.of(1);
  const signedHash = hex(sha256(signed));
  expect(otherEntryDefect(signed, { signedHash, at: 'x' }, 'a certificate', 5n)).toBeUndefined();
  expect(otherEntryDefect(signed, { signedHash: 'cd', at: 'x' }, 'a certificate', 5n)).toMatchObject({
    reason: 'other-entry',
    expected: expect.stringContaining('index 5'),
  });
});

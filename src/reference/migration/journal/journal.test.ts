import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Journal } from './journal.ts';
import type { Begin, Mined, Send } from './line.ts';

const BEGIN: Begin = { kind: 'begin', version: 1, chainId: 1337, genesis: '0x1', account: '0x2', digest: '3' };
const SEND: Send = { kind: 'send', step: 'a', nonce: 0, hash: '0xa', raw: '0xaa' };
const MINED: Mined = { kind: 'mined', step: 'a', hash: '0xa', block: 1, gas: 21000, made: '0xb' };

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
  path = join(folder, 'deeper', 'dao.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

test('what is written is there for whoever reads it next', async () => {
  const journal = await Journal.read(path);
  expect(journal.begin).toBeUndefined();
  await journal.start(BEGIN);
  await journal.write(SEND);
  await journal.write(MINED);
  await journal.close();
  const again = await Journal.read(path);
  expect([again.begin, again.sent.get('a'), again.mined.get('a'), again.end]).toEqual([BEGIN, SEND, MINED, undefined]);
  await again.start({ ...BEGIN, digest: '4' });
  expect([again.sent.size, (await Journal.read(path)).begin?.digest]).toEqual([0, '4']);
});

test('half a line is as if it had not been begun, and nothing is written behind it', async () => {
  const journal = await Journal.read(path);
  await journal.start(BEGIN);
  await journal.write(SEND);
  await journal.close();
  await appendFile(path, '{"kind":"mined","step":"a","ha');
  const again = await Journal.read(path);
  expect([again.sent.size, again.mined.size]).toEqual([1, 0]);
  await again.write(MINED);
  await again.close();
  expect(
    (await readFile(path, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).kind),
  ).toEqual(['begin', 'send', 'mined']);
});

test('what is no JSON in the middle is said with its line', async () => {
  const journal = await Journal.read(path);
  await journal.start(BEGIN);
  await appendFile(path, 'altered\n');
  await expect(Journal.read(path)).rejects.toThrow(/dao\.jsonl, line 2: expected JSON/);
});

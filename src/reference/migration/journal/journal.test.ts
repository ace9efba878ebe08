import * as files from 'node:fs/promises';
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

test('another reader finds all written lines', async () => {
  const journal = await Journal.read(path);
  expect(journal.begin).toBeUndefined();
  await journal.start(BEGIN);
  await journal.write(SEND);
  await journal.write(MINED);
  await journal.close();
  const reread = await Journal.read(path);
  expect([reread.begin, reread.sent.get('a'), reread.mined.get('a'), reread.end]).toEqual([
    BEGIN,
    SEND,
    MINED,
    undefined,
  ]);
  await reread.start({ ...BEGIN, digest: '4' });
  expect([reread.sent.size, (await Journal.read(path)).begin?.digest]).toEqual([0, '4']);
});

test('half a line at the end is ignored, and the next line replaces it', async () => {
  const journal = await Journal.read(path);
  await journal.start(BEGIN);
  await journal.write(SEND);
  await journal.close();
  await appendFile(path, '{"kind":"mined","step":"a","ha');
  const reread = await Journal.read(path);
  expect([reread.sent.size, reread.mined.size]).toEqual([1, 0]);
  await reread.write(MINED);
  await reread.close();
  expect(
    (await readFile(path, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).kind),
  ).toEqual(['begin', 'send', 'mined']);
});

test.each(['appendFile', 'datasync'] as const)('after a failure of %s nothing more is written', async (failing) => {
  const broken = Object.assign(new Error('no room'), { code: 'ENOSPC' });
  let isFull = true;
  const open: typeof files.open = async (...args) => {
    const file = await files.open(...args);
    if (args[1] !== 'a') return file;
    const works = file[failing].bind(file) as (text?: string) => Promise<void>;
    file[failing] = async (text?: unknown) => {
      if (!isFull) return works(text as string);
      isFull = false;
      // A disk that is full takes a part.
      if (typeof text === 'string') await works(text.slice(0, 9));
      throw broken;
    };
    return file;
  };
  const journal = await Journal.read(path, { ...files, open });
  await journal.start(BEGIN);
  const first = journal.write(SEND);
  const second = journal.write(MINED);
  const sentence =
    /^The journal .*dao\.jsonl cannot be written \(ENOSPC\)\. See to that, and run the same command again$/;
  await expect(first).rejects.toThrow(sentence);
  await expect(second).rejects.toThrow(sentence);
  await journal.close();
  const reread = await Journal.read(path);
  expect([reread.begin, reread.mined.size]).toEqual([BEGIN, 0]);
});

test('malformed JSON in the middle is reported with its line', async () => {
  const journal = await Journal.read(path);
  await journal.start(BEGIN);
  await appendFile(path, 'altered\n');
  await expect(Journal.read(path)).rejects.toThrow(/dao\.jsonl, line 2: expected JSON/);
});

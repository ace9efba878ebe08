/** An entry in its log: in a log that went on, and in logs that lost it, changed it or have another history. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLog } from '../../src/generate/log/write-log.ts';
import { type Log, type Serving, serve } from '../../src/reference/log/index.ts';
import type { LogLocation } from '../audit/source/source.ts';
import {
  type AnsweredEntry,
  create,
  failures,
  logWith,
  newEntry,
  ORIGIN,
  signer,
  verified,
} from './entries.test-tool.ts';

const closing: Serving[] = [];
afterAll(() => Promise.all(closing.map(({ close }) => close())));
/** A served log as a place. */
async function served(log: Log): Promise<LogLocation> {
  const serving = await serve(log.handler);
  closing.push(serving);
  return { kind: 'http', prefix: `${serving.url}/api/v2`, headers: [], timeoutMs: 5000 };
}
const asked = (entry: AnsweredEntry, place: LogLocation | string, more = {}) =>
  verified(entry, { placeOf: () => place, ...more });
const more = (count: number) => Array.from({ length: count }, (_, i) => Buffer.from(`more ${i}`));

let log: Log;
let place: LogLocation;
let entry: AnsweredEntry;
beforeAll(async () => {
  log = await logWith(200);
  entry = await create(log, newEntry('artifact'));
  place = await served(log);
});

describe('holds', () => {
  test.each([0, 1, 100, 400])('in its log, with %i entries after it', async (count) => {
    await log.append(more(count));
    const result = await asked(entry, place);
    expect({ failures: failures(result), verdict: result.verdict }).toEqual({ failures: [], verdict: 'verified' });
    expect(result.entries[0]!.statements.slice(-3).map(({ id }) => id)).toEqual(['served', 'grown', 'logged']);
    expect(result.entries[0]!.asked).toMatch(/\/api\/v2$/);
  });
});

describe('fails', () => {
  test('in a log with another history', async () => {
    const fork = await logWith(0);
    await fork.append(more(300));
    expect(failures(await asked(entry, await served(fork)))).toEqual(['grown#rewritten', 'logged#other-hash']);
  });
  test('in a log of the same size with another root', async () => {
    const fork = await logWith(0);
    await fork.append(more(Number(entry.inclusionProof.treeSize)));
    expect(failures(await asked(entry, await served(fork)))).toEqual(['grown#forked', 'logged#other-hash']);
  });
  test('in a log that signs with another key', async () => {
    // As large as the tree of the entry, so that nobody waits for it to grow.
    const other = await logWith(300, { signer: undefined! });
    expect(failures(await asked(entry, await served(other)))).toEqual(['served#no-log-signature']);
  });
  test('in a log whose bundle has another entry, or is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-entry-'));
    const at = join(folder, 'log');
    const kept = { kind: 'directory', path: at } as const;
    const body = Buffer.from(entry.canonicalizedBody, 'base64');
    // A log in a folder has its own key: the entry is judged by that.
    const index = 3n;
    const { vkey } = await writeLog({
      folder: at,
      seed: 1n,
      origin: ORIGIN,
      entries: 5n,
      entry: (i) => (i === index ? body : Buffer.from(`entry ${i}`)),
    });
    const { parseVkey } = await import('../log/oracle/note/vkey.ts');
    const { judgeInLog } = await import('./judge-in-log.ts');
    const { readHead } = await import('../audit/checkpoint/head.ts');
    const keys = [parseVkey(vkey).value!];
    const { checkpoint } = readHead(readFileSync(join(at, 'checkpoint')), keys).head!;
    const held = { index, body, checkpoint, keys, place: kept };
    const outcomes = async (more = {}) =>
      (await judgeInLog({ ...held, ...more })).statements.map((one) =>
        one.outcome === 'fails' ? `${one.id}#${one.defect.reason}` : `${one.id} ${one.outcome}`,
      );
    expect(await outcomes()).toEqual(['served holds', 'grown holds', 'logged holds']);
    const bundle = join(at, 'tile/entries/000.p/5');
    const sound = readFileSync(bundle);
    writeFileSync(bundle, Buffer.from(sound.toString('latin1').replace('0.0.2', '0.0.3'), 'latin1'));
    expect(await outcomes()).toEqual(['served holds', 'grown holds', 'logged#other-entry']);
    writeFileSync(bundle, sound.subarray(0, -1));
    expect(await outcomes()).toEqual(['served holds', 'grown holds', 'logged#truncated']);
    rmSync(bundle);
    expect(await outcomes()).toEqual(['served holds', 'grown holds', 'logged#missing']);
    expect(await outcomes({ minimum: 256n })).toEqual(['served holds', 'grown holds', 'logged open']);
    writeFileSync(join(at, 'tile/0/000.p/5'), Buffer.alloc(160));
    expect(await outcomes()).toEqual(['served#root-differs']);
    rmSync(folder, { recursive: true });
  });
});

describe('is not judged', () => {
  test('where nothing answers', async () => {
    const gone = await served(await logWith(1));
    await closing.pop()!.close();
    expect(await asked(entry, gone)).toMatchObject({
      verdict: 'unreachable',
      because: [expect.stringContaining('refused')],
    });
  });
  test('where there is no log', async () =>
    expect(
      await asked(entry, { ...place, prefix: `${(place as { prefix: string }).prefix}/nothing` } as LogLocation),
    ).toMatchObject({
      verdict: 'incomplete',
      because: [expect.stringContaining('the checkpoint is not there')],
    }));
  test('where its place is not known', async () =>
    expect(await asked(entry, 'nobody knows where')).toMatchObject({
      verdict: 'incomplete',
      because: ['nobody knows where'],
    }));
  test('where the entry itself is wrong: its log is not asked', async () => {
    const result = await asked({ ...entry, logIndex: '7' }, 'must not be asked');
    expect(result).toMatchObject({ verdict: 'wrong', because: [] });
  });
});

test('the key of these logs is the one of the tests', () => expect(log.vkey).toBe(signer.vkey));

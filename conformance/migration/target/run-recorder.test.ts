import { describe, expect, test } from 'vitest';
import { realTime } from '../../core/run/time.ts';
import type { ProgramRun } from '../../core/target/exchange.ts';
import type { Place } from '../../lab/place/place.ts';
import type { ProgramResult } from '../../lab/program/program-result.ts';
import { partsOf, textsOf } from '../../transport/record/planted.test-tool.ts';
import { ENCODINGS } from '../../transport/secrets/encodings.test-tool.ts';
import { RunRecorder } from './run-recorder.ts';

const KEY = `0x${'c0ffee42'.repeat(8)}`;
const at: Place = { folder: '/a', home: '/b', temporary: '/c', rpc: 'http://127.0.0.1:1', network: 'private' };
const words = (text: string) => ({ text, size: text.length });
const ran = (stdout: string, ended: ProgramResult['ended'] = { by: 'exit', code: 0 }): ProgramResult => ({
  ended,
  stdout: words(stdout),
  stderr: words(''),
  durationMs: 1234,
  left: [],
  strayed: [],
  printedSecrets: [],
});

async function recorded(stdout: string, place: Place, argv: readonly string[] = []): Promise<ProgramRun> {
  const runs = new RunRecorder(realTime());
  let recorded: ProgramRun | undefined;
  runs.listen(({ run }) => {
    recorded = run;
  });
  await runs.record({ argv }, place, async () => ran(stdout));
  return recorded!;
}

test('a secret of the place is in no record: neither in arguments nor in output', async () => {
  const digits = KEY.slice(2);
  const place = { ...at, secrets: [KEY, 'short'] };
  const { argv, stdout } = await recorded(`${KEY} ${digits} ${digits.toUpperCase()} short`, place, ['-s', KEY]);
  expect(argv).toEqual(['-s', '[redacted]']);
  expect(stdout).toBe('[redacted] [redacted] [redacted] short');
});

test('the list of secrets is shared as it grows, the longest first', async () => {
  const runs = new RunRecorder(realTime());
  const { secrets } = runs;
  await runs.record({ argv: [] }, { ...at, secrets: [KEY] }, async () => ran(''));
  expect(secrets).toContain(KEY);
  expect([...secrets].sort((a, b) => b.length - a.length)).toEqual(secrets);
});

test('the record of a long text has its beginning, and more of its end', async () => {
  const { stdout } = await recorded(`begin${'x'.repeat(10_000)}Error: at last`, at);
  expect(stdout).toMatch(/^begin/);
  expect(stdout).toMatch(/Error: at last$/);
  expect(stdout).toContain('(6019 characters left out)');
});

test('a run that was cut off by its time limit is marked as unfinished', async () => {
  const runs = new RunRecorder(realTime());
  const by = (ended: ProgramResult['ended']) => runs.record({ argv: [] }, at, async () => ran('', ended));
  expect((await by({ by: 'limit', limit: 'time' })).unfinished).toMatch(/cut off after 1 s.*--timeout/);
  expect((await by({ by: 'limit', limit: 'asked' })).unfinished).toBeUndefined();
  const cut = ran('', { by: 'limit', limit: 'time' });
  const starved = await runs.record({ argv: [] }, at, async () => ({ ...cut, durationMs: 60_000, starvedMs: 15_000 }));
  expect(starved.unfinished).toMatch(/cut off after 60 s, and it got no processor for 15 s of them: .*too busy/);
  expect((await by({ by: 'exit', code: 1 })).unfinished).toBeUndefined();
});

test('the transactions of a run are recorded, if it sent any', async () => {
  const transactions = [{ k: 1, atMs: 5, gas: '21000', ended: 'mined' }] as const;
  expect(await recorded('', { ...at, transactions: () => transactions })).toMatchObject({ transactions });
  expect(await recorded('', { ...at, transactions: () => [] })).not.toHaveProperty('transactions');
});

test('the files of a run are recorded without secrets, and its folder if it is kept', async () => {
  const files = { 'migration-params.json': `{"key":"${KEY}"}`, 'custom-abis/Own.json': '{}' };
  const run = await recorded('', { ...at, files, kept: true, secrets: [KEY] });
  expect(run).toMatchObject({ files: { 'migration-params.json': '{"key":"[redacted]"}' }, folder: '/a' });
  expect(await recorded('', at)).not.toHaveProperty('folder');
});

describe('a secret that a tool gives away is in no record', () => {
  const MNEMONIC = 'candy maple cake sugar pudding cream honey rich smooth crumble sweet treat';
  const bytes = Buffer.from(KEY.slice(2), 'hex');
  const forms = [KEY, KEY.slice(2), MNEMONIC].flatMap((secret) =>
    Object.entries(ENCODINGS).map(([name, encode]): [string, string] => [name, encode(secret)]),
  );
  test.each<[string, string]>([
    ...forms,
    ['the bytes in base64', bytes.toString('base64')],
    ['the bytes in a list', bytes.join(',')],
    ['a number', BigInt(KEY).toString()],
  ])('as %s: %s', async (_name, form) => {
    const runs = new RunRecorder(realTime());
    const records: unknown[] = [];
    runs.listen((exchange) => records.push(exchange));
    const place = { ...at, secrets: [KEY, MNEMONIC], files: { 'params.json': `{"key":"${form}"}` } };
    const words = `the account of ${form} has no funds`;
    await runs.record({ argv: ['--secret', form] }, place, async () => ({
      ...ran(words),
      stderr: { text: words, size: words.length },
      rejected: `Error: ${words}`,
    }));
    const call = { call: 'migrateBase', args: [{ privateKey: form }] };
    await runs.record(call, place, async () => ran(''));
    expect(records).toHaveLength(2);
    for (const text of textsOf(records)) for (const part of partsOf(form)) expect(text).not.toContain(part);
  });
});

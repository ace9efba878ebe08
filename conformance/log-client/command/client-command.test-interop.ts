/** Clients that are programs: the reference as a client of each kind, and programs that believe, hang, crash and flood. */
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failures, ONE_SENTENCE, reportIn, touchstone, touchstoneApart } from '../../front/cli/command.test-tool.ts';

const REFERENCE = `'${process.execPath}' --no-warnings '${fileURLToPath(new URL('../../../src/reference/log-client/main.ts', import.meta.url))}'`;
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-client-')));
const startFolder = process.cwd();

/** A client that reads a checkpoint and verifies nothing. `ON` runs with the text of the checkpoint. */
const reader = (on: string) => `
const [url] = process.argv.slice(2);
const look = async () => {
  const answer = await fetch(url + '/checkpoint');
  const text = await answer.text();
  if (!answer.ok) process.exit(1);
  ${on}
};
look();
`;
beforeAll(() => {
  const files = {
    'believes.mjs': reader(''),
    'says.mjs': reader("if (!text.includes('\\n300\\n')) console.log('NOT GOOD');"),
    'hangs.mjs': reader('setInterval(() => {}, 1000);'),
    'floods.mjs': reader("for (;;) process.stdout.write('x'.repeat(65536));"),
    'crashes.mjs': reader("process.kill(process.pid, 'SIGSEGV');"),
    'polls.mjs': reader('setTimeout(look, 50);'),
    'polls-tiles.mjs': reader("await (await fetch(url + '/tile/0/000')).bytes(); setTimeout(look, 50);"),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(startFolder);
  rmSync(folder, { recursive: true });
});

const check = (kind: string, command: string, ...args: string[]) =>
  touchstone(['check', 'log-client', '--kind', kind, '--command', command, '--json', ...args]);
const program = (name: string) => `'${process.execPath}' --no-warnings ${name} {url} {vkey}`;
const outcomes = async (ended: ReturnType<typeof check>) =>
  Object.fromEntries(reportIn(await ended).checks.map(({ id, outcome }) => [id.replace('log-client/', ''), outcome]));

describe('the reference conforms as a client of each kind', { timeout: 600_000 }, () => {
  test.each<[string, string, number, ...string[]]>([
    ['log', 'log --url {url} --vkey {key} --origin {origin}', 26],
    ['inclusion', 'inclusion --proof {proof} --vkey {key} --origin {origin} --entry {entry}', 18],
    ['monitor', 'monitor --url {url} --vkey {key} --origin {origin} --every 50', 24],
    ['monitor', 'monitor --url {url} --vkey {key} --state {state}', 8, '--only', 'log-client/growth/**'],
    ['writer', 'writer --url {url} --vkey {key} --artifact {artifact}', 8],
  ])('%s: %s', async (kind, args, passed, ...selection) => {
    const report = reportIn(await check(kind, `${REFERENCE} ${args}`, ...selection));
    expect(failures(report)).toEqual([]);
    expect(report.verdict).toBe('conformant');
    expect(report.checks.filter(({ outcome }) => outcome === 'pass')).toHaveLength(passed);
  });
});

describe('a client that verifies nothing', { timeout: 600_000 }, () => {
  test('believes each lie, and each has the command that shows it', async () => {
    const report = reportIn(await check('checkpoint', program('believes.mjs')));
    expect(failures(report).sort()).toEqual([
      'log-client/checkpoint/every-signature#one-broken',
      'log-client/checkpoint/known-key#name',
      'log-client/checkpoint/note-form#encoding',
      'log-client/checkpoint/signature#not-verified',
      'log-client/checkpoint/text-form#size',
      'log-client/checkpoint/tree-head#missing',
    ]);
    const signature = report.checks.find(({ id }) => id === 'log-client/checkpoint/signature');
    expect(signature).toMatchObject({
      at: 'touchstone serve log --fault signature-over-a-hash',
      expected: 'it refuses a log that signs the hash of the text in hex',
      actual: expect.stringMatching(
        /it is content \(exit code 0\); it believes as well: .*--fault signed-by-a-witness-only/,
      ),
    });
    expect(signature?.exchanges.at(-1)?.run?.ended).toBe('exit code 0');
  });

  test('refuses by a text where that is how it refuses', async () => {
    const only = ['--only', 'log-client/checkpoint/tree-head', 'log-client/checkpoint/empty-log'];
    expect(await outcomes(check('checkpoint', program('says.mjs'), ...only))).toMatchObject({
      'checkpoint/empty-log': 'pass',
    });
    const refusing = await outcomes(check('checkpoint', program('says.mjs'), '--refusal', 'NOT (GOOD|SOUND)', ...only));
    expect(refusing).toEqual({
      'checkpoint/empty-log': 'fail',
      'checkpoint/tree-head': 'fail',
    });
  });

  test('that keeps polling is seen to look again, and to read tiles again', async () => {
    const only = ['--only', 'log-client/growth/read-again', 'log-client/growth/fork'];
    const polls = await outcomes(check('monitor', program('polls.mjs'), ...only));
    expect(polls).toMatchObject({ 'growth/fork': 'fail', 'growth/read-again': 'pass' });
    const report = reportIn(await check('monitor', program('polls-tiles.mjs'), ...only));
    expect(report.checks.find(({ id }) => id === 'log-client/growth/read-again')).toMatchObject({
      outcome: 'fail',
      actual: expect.stringMatching(/^\d+ bytes again, in \d+ requests: tile\/0\/000$/),
    });
  });
});

describe('a client that does not say whether it is content is charged with nothing', { timeout: 120_000 }, () => {
  const only = ['--only', 'log-client/checkpoint/signature'];
  test('it hangs', async () => {
    const ended = await check('checkpoint', program('hangs.mjs'), '--timeout', '1500', ...only);
    expect(ended.code).toBe(3);
    const [accepted] = reportIn(ended).checks.filter(({ outcome }) => outcome === 'inconclusive');
    expect(accepted?.message).toContain('--timeout gives each run more time');
  });
  test('it floods its output', async () => {
    const ended = await check('checkpoint', program('floods.mjs'), ...only, '--timeout', '3000');
    expect([ended.code, failures(reportIn(ended))]).toEqual([3, []]);
  });
  test('it crashes on a sound log, which is a refusal', async () => {
    const ended = await check('checkpoint', program('crashes.mjs'), ...only);
    expect(failures(reportIn(ended))).toEqual(['log-client/checkpoint/accepted#refused']);
    expect(reportIn(ended).checks.find(({ id }) => id === 'log-client/checkpoint/signature')?.outcome).toBe('blocked');
  });
  test('it ends, though it was to look again', async () => {
    const ended = await check('monitor', program('believes.mjs'), '--only', 'log-client/growth/fork');
    expect(ended.code).toBe(3);
    expect(reportIn(ended).checks.find(({ outcome }) => outcome === 'inconclusive')?.message).toContain('{state}');
  });
});

describe('a command that is no client is refused in one sentence', { timeout: 120_000 }, () => {
  test.each([
    ['nonesuch {url} {vkey}', /there is no such program/],
    [`'${process.execPath}' nonesuch.mjs {url} {vkey}`, /there is no file nonesuch\.mjs/],
    ['true {url} {vkey}', /it asks the log for nothing \(exit code 0\); the prefix of the log is \{url\}/],
  ])('%s', async (command, sentence) => {
    const { code, stdout, stderr } = await check('checkpoint', command);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(ONE_SENTENCE);
  });
});

test('nothing of the runs is left, and a run in processes of its own says the same', { timeout: 120_000 }, async () => {
  const env = { ...process.env, TMPDIR: folder };
  const args = ['check', 'log-client', '--kind', 'checkpoint', '--command', program('believes.mjs'), '--json'];
  const ended = await touchstoneApart([...args, '--only', 'log-client/checkpoint/tree-head'], { cwd: folder, env });
  expect(failures(reportIn(ended))).toEqual(['log-client/checkpoint/tree-head#missing']);
  expect(readdirSync(folder).filter((name) => name.startsWith('touchstone-place-'))).toEqual([]);
});

/** Clients that are programs: the reference as a client of each kind, and programs that print, hang, repeat and say nothing. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failures, ONE_SENTENCE, reportIn, touchstone, touchstoneApart } from '../../front/cli/command.test-tool.ts';

const REFERENCE = `'${process.execPath}' --no-warnings '${fileURLToPath(new URL('../../../src/reference/feed-client/main.ts', import.meta.url))}'`;
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-client-')));
const startFolder = process.cwd();

/** A client that reads the list. `ON` runs with the answer and its text. */
const reader = (on: string) => `
const [address] = process.argv.slice(2);
const look = async () => {
  const answer = await fetch(address);
  const text = await answer.text();
  ${on}
};
look();
`;
beforeAll(() => {
  const files = {
    'prints.mjs': reader('console.log(text);'),
    'renames.mjs': reader(
      'const { data } = JSON.parse(text); console.log(JSON.stringify(data.map(({ title, times }) => ({ summary: title, when: times?.map((time) => ({ from: time?.start })) }))));',
    ),
    'says.mjs': reader("console.log(text.includes('Invalid') ? 'NO KEY' : text);"),
    'hangs.mjs': reader('setInterval(() => {}, 1000);'),
    'silent.mjs': reader("console.log('read it');"),
    'polls.mjs': reader('console.log(text); setTimeout(look, 50);'),
    'repeats.mjs': reader('setInterval(() => console.log(text), 20);'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(startFolder);
  rmSync(folder, { recursive: true });
});

const check = (kind: string, command: string, ...args: string[]) =>
  touchstone(['check', 'feed-client', '--kind', kind, '--command', command, '--json', ...args]);
const program = (name: string) => `'${process.execPath}' --no-warnings ${name} {address}`;
const outcomes = async (ended: ReturnType<typeof check>) =>
  Object.fromEntries(reportIn(await ended).checks.map(({ id, outcome }) => [id.replace('feed-client/', ''), outcome]));

describe('the reference conforms as a client of each kind, in each format', { timeout: 600_000 }, () => {
  test.each<[string, string]>([
    ['list', 'list --url {url} --site {site} --key {key}'],
    ['list', 'list --url {url} --site {site} --key {key} --format xml'],
    ['list', 'list --url {url} --site {site} --key {key} --format jsonp'],
    ['event', 'event --url {url} --key {key} --id {id}'],
    ['poll', 'poll --url {url} --key {key} --every 50'],
  ])('%s: %s', async (kind, args) => {
    const report = reportIn(await check(kind, `${REFERENCE} ${args}`));
    expect(failures(report)).toEqual([]);
    expect(report.verdict).toBe('conformant');
  });
});

describe('a client that prints whatever it is served', { timeout: 600_000 }, () => {
  test('takes refusals for lists, and each failure has the command that shows it', async () => {
    const report = reportIn(await check('list', program('prints.mjs'), '--level', 'must'));
    expect(failures(report).sort()).toEqual([
      'feed-client/answer/http-status#mirrored',
      'feed-client/answer/no-list#empty',
      'feed-client/answer/refusal#wrong',
    ]);
    const refusal = report.checks.find(({ id }) => id === 'feed-client/answer/refusal');
    expect(refusal).toMatchObject({
      at: 'touchstone serve feed --events 2  # with another key',
      actual: expect.stringMatching(/^it is content \(exit code 0\) and prints 0 events; wrongly as well: /),
    });
    expect(refusal?.exchanges.at(-1)?.run?.ended).toBe('exit code 0');
  });

  test('refuses by a text where that is how it refuses', async () => {
    const only = ['--only', 'feed-client/answer/refusal'];
    expect(await outcomes(check('list', program('says.mjs'), ...only))).toMatchObject({ 'answer/refusal': 'fail' });
    const refusing = await outcomes(check('list', program('says.mjs'), '--refusal', 'NO KEY|banned|error', ...only));
    expect(refusing).toMatchObject({ 'answer/refusal': 'pass' });
  });

  test('is judged by what it prints under other names, and by nothing else', async () => {
    const fields = ['--field', 'title=summary', 'times=when', 'start=from'];
    const only = ['--only', 'feed-client/list/accepted', 'feed-client/forms/dates'];
    const report = reportIn(await check('list', program('renames.mjs'), ...fields, ...only));
    expect(failures(report)).toEqual(['feed-client/forms/dates#offset']);
    const titles = reportIn(await check('list', program('renames.mjs'), '--field', 'title=summary', ...only));
    expect(titles.checks.map(({ outcome }) => outcome)).toEqual(['pass', 'pass']);
  });

  test('and keeps running is seen to look again', async () => {
    const only = ['--only', 'feed-client/live/changed', 'feed-client/live/withdrawn'];
    expect(await outcomes(check('poll', program('polls.mjs'), ...only))).toMatchObject({
      'live/changed': 'pass',
      'live/withdrawn': 'pass',
    });
    expect(await outcomes(check('poll', program('repeats.mjs'), ...only))).toMatchObject({
      'live/changed': 'fail',
      'live/withdrawn': 'fail',
    });
  });
});

describe('a client that does not say whether it is content is charged with nothing', { timeout: 120_000 }, () => {
  test('it hangs', async () => {
    const only = ['--only', 'feed-client/answer/refusal'];
    const ended = await check('list', program('hangs.mjs'), '--timeout', '1500', ...only);
    expect(ended.code).toBe(3);
    const [accepted] = reportIn(ended).checks.filter(({ outcome }) => outcome === 'inconclusive');
    expect(accepted?.message).toContain('--timeout gives each run more time');
  });
  test('it ends, though it was to look again', async () => {
    const ended = await check('poll', program('prints.mjs'), '--only', 'feed-client/live/changed');
    expect(ended.code).toBe(3);
    expect(reportIn(ended).checks.find(({ outcome }) => outcome === 'inconclusive')?.message).toContain('{state}');
  });
});

describe('a command that is no client is refused in one sentence', { timeout: 120_000 }, () => {
  test.each([
    ['nonesuch {address}', /there is no such program/],
    [`'${process.execPath}' nonesuch.mjs {address}`, /there is no file nonesuch\.mjs/],
    ['true {address}', /it asks for no list of events \(exit code 0\); that is at \{url\}\/events\/\{site\}\.json/],
    [program('silent.mjs'), /no events are found in its output: expected them in JSON; --field/],
  ])('%s', async (command, sentence) => {
    const { code, stdout, stderr } = await check('list', command);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(ONE_SENTENCE);
  });
});

test('a run in processes of its own says the same', { timeout: 120_000 }, async () => {
  const args = ['check', 'feed-client', '--kind', 'list', '--command', program('prints.mjs'), '--json'];
  const ended = await touchstoneApart([...args, '--only', 'feed-client/answer/http-status'], { cwd: folder });
  expect(failures(reportIn(ended))).toEqual(['feed-client/answer/http-status#mirrored']);
});

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../../../lab/process/free-ports.ts';
import {
  type Ended,
  failures,
  ONE_SENTENCE,
  reportIn,
  type Served,
  serveLog,
  touchstone,
  touchstoneApart,
} from '../command.test-tool.ts';

const KEY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
let log: Served;
let folder: string;
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const judge = (...args: string[]) => touchstone(['check', 'log', ...args]);
/** As a person runs it, one of each kind: a process, and the child in which the checks run. */
const judgeApart = (...args: string[]) => touchstoneApart(['check', 'log', ...args]);
/** A usage error: exit code 2 and one sentence, without a stack and without anything on standard output. */
const oneSentence = ({ code, stdout, stderr }: Ended) => {
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(ONE_SENTENCE);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  log = await serveLog('--entries', '300');
});
afterAll(() => log.stop());

describe('0: conformant', () => {
  test('a sound log with its key', async () => {
    const { code, stdout } = await judgeApart('--url', log.url, '--vkey', log.vkey);
    expect(code).toBe(0);
    expect(stdout).toContain('Verdict: conformant (interface and tlog-tiles; reads only; signatures judged;');
  });
  test('without its key, when that is waived by name', async () => {
    const { code, stdout } = await judge('--url', log.url, '--without', 'keys');
    expect(code).toBe(0);
    expect(stdout).toContain('signatures not judged');
  });
  test('a bare prefix, with a trailing slash', async () => {
    const ended = await judge('--read-url', `${log.url}/api/v2/`, '--vkey', log.vkey, '--json');
    expect(ended.code).toBe(0);
    expect(reportIn(ended).profile).toEqual(['tlog-tiles']);
  });
});

describe('2: wrong usage or configuration, in one sentence', () => {
  test.each([
    ['a check that there is not', ['--url', 'http://127.0.0.1:1', '--only', 'log/tiles/**', 'log/tile/match']],
    ['an unknown option', ['--url', 'http://127.0.0.1:1', '--frobnicate']],
    ['a malformed vkey', ['--url', 'http://127.0.0.1:1', '--vkey', 'nonsense']],
    ['a vkey whose ID is not its own', ['--url', 'http://127.0.0.1:1', '--vkey', KEY.replace('c74f20a3', 'c74f20a4')]],
    ['a URL without scheme', ['--url', 'log.example/prefix']],
    ['a malformed URL', ['--read-url', 'http://']],
    ['no log at all', []],
    ['both addresses', ['--url', 'http://127.0.0.1:1', '--read-url', 'http://127.0.0.1:1']],
    ['an unreadable configuration', ['--config', '/nonexistent/touchstone.yaml']],
    ['an unreadable baseline', ['--url', 'http://127.0.0.1:1', '--baseline', '/nonexistent.yaml']],
    ['an unknown profile', ['--url', 'http://127.0.0.1:1', '--profile', 'rekor-v9']],
    ['an unknown choice', ['--url', 'http://127.0.0.1:1', '--declare', 'colour=red']],
    ['an unknown option of a choice', ['--url', 'http://127.0.0.1:1', '--declare', 'empty-log=sometimes']],
    [
      'two options of one choice',
      ['--url', 'http://127.0.0.1:1', '--declare', 'empty-log=size-0', '--declare', 'empty-log=not-found'],
    ],
    ['an unknown facet', ['--url', 'http://127.0.0.1:1', '--without', 'gravity']],
    ['an unknown report', ['--url', 'http://127.0.0.1:1', '--report', 'pdf']],
    ['a seed that is no number', ['--url', 'http://127.0.0.1:1', '--seed', 'x']],
  ])('%s', async (_name, args) => oneSentence(await judge(...args)));
  test('an unknown key of a configuration, with its line', async () => {
    const ended = await judge('--config', file('a.yaml', 'log:\n  url: http://127.0.0.1:1\n  colour: red\n'));
    oneSentence(ended);
    expect(ended.stderr).toContain('colour');
  });
  test.each(['2026-13-40', '2026-02-30', '2026-99-99'])('a baseline that ends on no day: %s', async (until) => {
    const entry = `failures:\n  - match: log/tiles/served#missing\n    because: x\n    until: ${until}\n`;
    const ended = await judge('--url', 'http://127.0.0.1:1', '--baseline', file('no-day.yaml', entry));
    oneSentence(ended);
    expect(ended.stderr).toContain(`${until}, and there is no such day`);
    const written = await touchstone(['baseline', 'write', '--from', '/nonexistent', '--until', until]);
    oneSentence(written);
    expect(written.stderr).toBe(`touchstone: --until ${until}: there is no such day.\n`);
  });
  test('a baseline to be written until a day that is over', async () => {
    const written = await touchstone(['baseline', 'write', '--from', '/nonexistent', '--until', '2020-01-01']);
    oneSentence(written);
    expect(written.stderr).toContain('--until 2020-01-01: this day is over');
  });
  test.each([
    ['migration', 'my-migrate'],
    ['log-client', 'my-verify --url {url} --key {vkey}', '--kind', 'checkpoint'],
    ['feed-client', 'my-reader --url {url} --site {site} --key {key}', '--kind', 'list'],
  ])('a folder for the runs of check %s that cannot be made', async (suite, command, ...kind) => {
    const keep = join(file('no-folder', ''), 'runs');
    const ended = await touchstone(['check', suite, '--command', command, ...kind, '--keep', keep]);
    oneSentence(ended);
    expect(ended.stderr).toContain(`--keep ${keep}: the folder cannot be made: `);
  });
  test('a configuration that is no YAML', async () => oneSentence(await judge('--config', file('b.yaml', 'log: [\n'))));
  test('an unknown command that resembles none leads to the help', async () => {
    const ended = await touchstone(['mock']);
    oneSentence(ended);
    expect(ended.stderr).toBe("touchstone: unknown command 'mock'; --help lists all.\n");
  });
  test('an unknown command', async () => oneSentence(await touchstoneApart(['chek'])));
});

describe('3: incomplete, or nothing ran', () => {
  test('nothing is selected', async () => expect((await judge('--url', log.url, '--skip', 'log/**')).code).toBe(3));
  test('all that is selected was left out, which is said', async () => {
    const ended = await judge('--url', log.url, '--without', 'create', '--only', 'log/create/accepted', '--quiet');
    expect([ended.code, ended.stderr]).toEqual([
      3,
      'touchstone: nothing was judged: the only check is waived (creating entries was left out by --without create)\n',
    ]);
  });
  test('the key is not given', async () => {
    const { code, stdout } = await judge('--url', log.url);
    expect(code).toBe(3);
    expect(stdout).toContain('signatures not judged');
  });
  test('an address that is no log', async () => {
    const { code, stdout } = await judge('--read-url', `${log.url}/elsewhere`, '--vkey', log.vkey);
    expect(code).toBe(3);
    expect(stdout.match(/not the address of a log/g)).toHaveLength(1);
    const quiet = await judge('--read-url', `${log.url}/elsewhere`, '--vkey', log.vkey, '--quiet');
    expect(quiet.stderr).toMatch(/^touchstone: the log serves no checkpoint .*not the address of a log/);
  });
});

describe('4: unreachable', () => {
  test('a port where nothing listens', async () => expect((await judge('--url', 'http://127.0.0.1:1')).code).toBe(4));
  test('a port that was closed a moment ago', async () => {
    const [port] = await freePorts(1);
    const ended = await judgeApart('--url', `http://127.0.0.1:${port}`, '--json');
    expect(ended.code).toBe(4);
    expect(reportIn(ended).verdict).toBe('unreachable');
    expect(ended.stderr).toContain('refused');
  });
});

describe('5 and 1: baselines', () => {
  test('an entry for what passes is stale', async () => {
    const baseline = file(
      'stale.yaml',
      'failures:\n  - match: log/tiles/served#missing\n    because: it was broken once\n',
    );
    const ended = await judge('--url', log.url, '--vkey', log.vkey, '--baseline', baseline);
    expect(ended.code).toBe(5);
    expect(ended.stdout).toContain('passes now');
  });
  test('an expired entry fails; one that holds is waived; what is outside of the run is ignored', async () => {
    const broken = await serveLog('--fault', 'leaf-hash-without-prefix');
    const entry = 'failures:\n  - match: log/tiles/match-entries#leaf-hash\n    issue: https://example.com/1\n';
    const run = async (name: string, text: string, ...args: string[]) =>
      judge('--url', broken.url, '--vkey', broken.vkey, '--baseline', file(name, text), '--json', ...args);
    const holds = await run('holds.yaml', `${entry}    until: 2999-01-01\n`);
    expect({ code: holds.code, failures: failures(reportIn(holds)) }).toEqual({ code: 0, failures: [] });
    expect((await run('expired.yaml', `${entry}    until: 2020-01-01\n`)).code).toBe(1);
    expect((await run('other.yaml', `${entry}    message: something else\n`)).code).toBe(1);
    expect((await run('outside.yaml', entry, '--only', 'log/note/**')).code).toBe(0);
    await broken.stop();
  });
  test('written from a report, refused after a filtered run', async () => {
    const broken = await serveLog('--fault', 'leaf-hash-without-prefix');
    const report = join(folder, 'report.json');
    const args = ['--url', broken.url, '--vkey', broken.vkey];
    expect((await judgeApart(...args, '--report', `json=${report}`, '--quiet')).code).toBe(1);
    const written = await touchstone(['baseline', 'write', '--from', report]);
    expect(written.code).toBe(0);
    const text = readFileSync(report, 'utf8');
    const piped = await touchstoneApart(['baseline', 'write', '--from', '-'], { input: text });
    expect(piped).toMatchObject({ code: 0, stdout: written.stdout });
    // What only warns fails no run, so it is in the baseline of a strict one alone.
    const warned = {
      ...JSON.parse(text).checks.find((check: { outcome: string }) => check.outcome === 'fail'),
      level: 'should',
    };
    for (const strict of [false, true]) {
      const input = JSON.stringify({ ...JSON.parse(text), strict, checks: [warned] });
      const { stdout } = await touchstone(['baseline', 'write', '--from', '-'], { input });
      expect(stdout.includes(warned.id), `${strict}`).toBe(strict);
    }
    const baseline = file('written.yaml', written.stdout);
    const second = await judge(...args, '--baseline', baseline);
    expect([second.code, second.stderr]).toEqual([
      0,
      `touchstone: the baseline ${baseline}: "log/tiles/match-entries#leaf-hash" says "known; say here why"; say there why\n`,
    ]);
    // Named in a configuration beside it, wherever that is.
    const config = file('beside.yaml', 'log:\n  baseline: written.yaml\n  report: json=beside.json\n');
    expect((await judge(...args, '--config', config, '--quiet')).code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'beside.json'), 'utf8'))).toMatchObject({ verdict: 'conformant' });
    const out = ['baseline', 'write', '--from', report, '--out', join(folder, 'out.yaml')];
    expect((await touchstone(out)).stdout).toBe('');
    expect(readFileSync(join(folder, 'out.yaml'), 'utf8')).toBe(written.stdout);
    expect(await touchstone(out)).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot be written') });
    await judge(...args, '--only', 'log/tiles/**', '--report', `json=${report}`);
    oneSentence(await touchstone(['baseline', 'write', '--from', report]));
    await broken.stop();
  });
});

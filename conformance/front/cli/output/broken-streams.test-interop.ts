/** Streams that cannot be written: a full disk, and a pipe whose reader left. Neither looks like a verdict. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveLog } from '../command.test-tool.ts';

const BIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const FULL = '/dev/full';
const FULL_SENTENCE = 'touchstone: standard output cannot be written: the disk is full.\n';
const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
let log: Served;
let wrongLog: Served;
beforeAll(async () => {
  log = await serveLog('--entries', '3');
  wrongLog = await serveLog('--entries', '3', '--fault', 'checkpoint-as-json');
});
afterAll(async () => {
  await Promise.all([log.stop(), wrongLog.stop()]);
  rmSync(folder, { recursive: true });
});

type Stream = 'stdout' | 'stderr';
type Broken = 'full' | 'closed';

/** Runs the command with a broken stream; gives its exit code and what the other stream has. */
async function broken(stream: Stream, how: Broken, args: readonly string[]) {
  const full = how === 'full' ? openSync(FULL, 'w') : undefined;
  const to = full ?? 'pipe';
  const child = spawn(process.execPath, [BIN, ...args], {
    stdio: ['ignore', stream === 'stdout' ? to : 'pipe', stream === 'stderr' ? to : 'pipe'],
  });
  if (full === undefined) child[stream]!.destroy();
  else closeSync(full);
  const other = text(stream === 'stdout' ? child.stderr! : child.stdout!);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, other: await other };
}

/** A selection that no check matches is mentioned on standard error. */
const REMARK = ['--skip', 'log/nothing/**'];
const check = ({ url, vkey }: Served, ...more: string[]) => [
  ...['check', 'log', '--url', url, '--vkey', vkey, '--only', 'log/checkpoint/**'],
  ...[...REMARK, ...more],
];

describe.skipIf(!existsSync(FULL))('a full disk', () => {
  test.each<[string, () => readonly string[]]>([
    ['a report for people', () => check(log)],
    ['a report for people, of a log that fails', () => check(wrongLog)],
    ['--json', () => check(log, '--json')],
    ['--quiet', () => check(wrongLog, '--quiet')],
    ['--report junit', () => check(log, '--report', 'junit')],
    ['--plan', () => check(log, '--plan')],
    ['an audit', () => ['audit', `${log.url}/api/v2`, '--vkey', log.vkey]],
    ['a list', () => ['list', 'log']],
    ['help', () => ['--help']],
  ])('at standard output is wrong usage, in a sentence: %s', async (_name, args) => {
    const { code, other } = await broken('stdout', 'full', args());
    expect(code, other).toBe(2);
    expect(other.endsWith(FULL_SENTENCE), other).toBe(true);
    expect(other).not.toContain('    at ');
  });
  test.each<[number, () => Served]>([
    [0, () => log],
    [1, () => wrongLog],
  ])('at standard error changes no verdict: %i', async (expected, served) => {
    const { code, other } = await broken('stderr', 'full', check(served()));
    expect(code).toBe(expected);
    expect(other).toContain('Verdict:');
  });
  test('at the file of a report is wrong usage, after the other reports', async () => {
    const file = join(folder, 'report.json');
    const reports = ['--report', `junit=${FULL}`, '--report', `json=${file}`];
    const { code, other } = await broken('stdout', 'closed', check(wrongLog, ...reports));
    expect(other).toContain(
      `touchstone: the report ${FULL} cannot be written: the disk is full. See docs/errors.md#a-report-cannot-be-written\n`,
    );
    expect(code).toBe(2);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ exitCode: 1 });
  });
});

describe('a pipe whose reader left', () => {
  test.each<[number, () => Served]>([
    [0, () => log],
    [1, () => wrongLog],
  ])('leaves the verdict in the exit code, and the reports in their files: %i', async (expected, served) => {
    for (const stream of ['stdout', 'stderr'] as const) {
      const file = join(folder, `${stream}-${expected}.json`);
      const { code, other } = await broken(
        stream,
        'closed',
        check(served(), '--report', `json=${file}`, '--report', 'console'),
      );
      expect(code, other).toBe(expected);
      expect(other).toMatch(stream === 'stdout' ? /^touchstone: --skip log\/nothing\/\*\*: [^\n]*\n$/ : /Verdict:/);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ exitCode: expected });
    }
  });
  test('changes neither 2 nor 4', async () => {
    for (const stream of ['stdout', 'stderr'] as const) {
      expect((await broken(stream, 'closed', ['check', 'log', '--frobnicate'])).code).toBe(2);
      const nobody = ['check', 'log', '--read-url', 'http://127.0.0.1:1', '--without', 'keys'];
      expect((await broken(stream, 'closed', nobody)).code).toBe(4);
    }
  });
});

test('an error that reaches nobody ends the process as a fault of touchstone', async () => {
  const thrown = 'setTimeout(() => { throw new Error("nobody hears this"); }, 3000)';
  const env = { ...process.env, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(thrown)}` };
  const child = spawn(process.execPath, [BIN, 'serve', 'log'], { stdio: ['ignore', 'ignore', 'pipe'], env });
  const words = text(child.stderr);
  const [code] = (await once(child, 'close')) as [number | null];
  expect(await words).toMatch(/^touchstone: a fault of touchstone itself: Error: nobody hears this$/m);
  expect(code).toBe(70);
});

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeLog } from '../../../src/generate/log/write-log.ts';
import { hasPty, inTerminal } from '../../front/cli/pty.test-tool.ts';
import { holdInterrupts } from './interrupt.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-interrupt-'));
const log = join(folder, 'log');
let vkey: string;
let server: Server | undefined;

beforeAll(async () => {
  ({ vkey } = await writeLog({ seed: 1n, origin: 'log.example/interrupt', folder: log, entries: 20_000n }));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves the log, but never answers for one resource, and reports the request for it. */
async function stuckAt(path: string, onAsked: () => void): Promise<string> {
  server = createServer((request, answer) => {
    const file = join(log, request.url!);
    if (request.url === path) onAsked();
    else if (existsSync(file)) answer.end(readFileSync(file));
    else answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs a command in a terminal, presses Ctrl-C twice when the resource is requested, and gives the result. */
async function interrupted(path: string, args: (prefix: string) => string[]) {
  const requested = Promise.withResolvers<void>();
  const running = inTerminal(args(await stuckAt(path, () => requested.resolve())));
  await requested.promise;
  running.interruptTwice();
  return running.end;
}

describe.skipIf(!hasPty)('Ctrl-C in a terminal, twice in a row,', () => {
  test('leaves the report of an audit', async () => {
    const { code, screen, raw } = await interrupted('/tile/entries/020', (prefix) => ['audit', prefix, '--vkey', vkey]);
    expect(code).toBe(130);
    expect(screen).toMatch(/Verdict: interrupted \([\d,]+ entries; root verified; signature verified\)\n/);
    expect(screen.match(/interrupted/g)).toHaveLength(1);
    // The spinner has restored the cursor.
    expect(raw.lastIndexOf('\u001b[?25h')).toBeGreaterThan(raw.lastIndexOf('\u001b[?25l'));
  });
  test('leaves the report of a sample', async () => {
    const { code, screen } = await interrupted('/tile/entries/060', (prefix) => [
      ...['audit', prefix, '--vkey', vkey, '--sample', '1000'],
    ]);
    expect(code).toBe(130);
    const [, sampled] = /Verdict: interrupted \((\d+) of a sample of 78 bundles;/.exec(screen) ?? [];
    const [, verified] = /verified +(\d+) bundles with/.exec(screen) ?? [];
    expect(sampled).toBe(verified);
    // Four reads are pending at a time, so three before the one that hangs may not have ended yet.
    expect(Number(sampled)).toBeGreaterThanOrEqual(60 - 3);
  });
  test('leaves the reports of a check', async () => {
    const file = join(folder, 'report.json');
    const { code, screen } = await interrupted('/tile/1/000.p/78', (prefix) => [
      ...['check', 'log', '--read-url', prefix, '--vkey', vkey, '--report', `json=${file}`, '--report', 'console'],
    ]);
    expect(code).toBe(130);
    expect(screen).toContain('Verdict:');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ exitCode: 130 });
  });
});

describe('a second signal', () => {
  const press = () => process.emit('SIGINT', 'SIGINT');
  test('is ignored when it comes soon, and ends the process when it comes late', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const listenersBefore = process.listenerCount('SIGINT');
    const first = vi.fn();
    const { signal, release } = holdInterrupts(first);
    press();
    now.mockReturnValue(2900);
    press();
    expect(signal.aborted).toBe(true);
    expect(first).toHaveBeenCalledOnce();
    release();
    // The echo of the first signal may still come.
    expect(process.listenerCount('SIGINT')).toBe(listenersBefore + 1);
    expect(kill).not.toHaveBeenCalled();
    now.mockReturnValue(3100);
    press();
    expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGINT');
    expect(process.listenerCount('SIGINT')).toBe(listenersBefore);
    vi.restoreAllMocks();
  });
  test('that never came leaves no listeners', () => {
    const listenersBefore = process.listenerCount('SIGTERM');
    holdInterrupts().release();
    expect(process.listenerCount('SIGTERM')).toBe(listenersBefore);
  });
});

/**
 * Tessera's own hammer against the reference in a folder: writers, readers of arbitrary entries, and readers of the whole
 * log, at once. `MINUTES=1 npm run soak hammer` takes a minute in place of ten.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { audit } from '../../conformance/audit/audit.ts';
import { parseVkey } from '../../conformance/log/oracle/note/vkey.ts';
import { createLog, directoryStore, type Handler, logRig, serve } from '../../src/reference/log/index.ts';
import { goPresent, goProgram } from '../go-program.ts';

const MINUTES = Number(process.env.MINUTES ?? 10);
/** Time for the build, the end and the audit. */
const BESIDE_MS = 900_000;
const hammer = goProgram('hammer', 'hammer', 'github.com/transparency-dev/tessera/internal/hammer');

/** Also answers at `/add`, where the hammer writes, as at `/append`. */
function withAdd(handler: Handler): Handler {
  const around = (request: Request) => {
    const url = new URL(request.url);
    return handler(url.pathname === '/add' ? new Request(new URL('/append', url), request) : request);
  };
  return Object.assign(around, {
    direct: ((incoming, outgoing) => {
      if (incoming.url === '/add') incoming.url = '/append';
      return handler.direct?.(incoming, outgoing);
    }) satisfies Handler['direct'],
  });
}

/** What the hammer logs, without its information and without the requests that were put off because many were under way. */
const complaints = (noise: string) =>
  noise.split('\n').filter((line) => /^[WEF]\d{4} /.test(line) && !/requests received pushback/.test(line));

test.skipIf(!goPresent)(`${MINUTES} minutes under the hammer`, { timeout: MINUTES * 60_000 + BESIDE_MS }, async () => {
  await hammer.build();
  const folder = mkdtempSync(join(tmpdir(), 'hammer-'));
  try {
    const log = await createLog(logRig({ origin: 'log.example', store: () => directoryStore(folder) }));
    const failures: unknown[] = [];
    const { url, close } = await serve(withAdd(log.handler), { onError: (error) => failures.push(error) });
    const load = ['--num_writers=256', '--max_write_ops=2000', '--num_readers_random=16', '--num_readers_full=4'];
    const flags = ['--max_read_ops=200', '--dup_chance=0.1', '--leaf_min_size=300', '--show_ui=false'];
    const places = [`--log_public_key=${log.vkey}`, `--log_url=${url}/api/v2/`, `--write_log_url=${url}/`];
    const child = spawn(hammer.binary, [...places, ...load, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
    let noise = '';
    child.stderr.on('data', (text: Buffer) => (noise += text));
    const ended = once(child, 'close');
    await Promise.race([sleep(MINUTES * 60_000), ended]);
    expect(child.exitCode, noise.slice(-4000)).toBeNull();
    child.kill();
    await ended;
    await close();
    // A batch may have been under way.
    await log.close();
    const size = log.size();
    expect(complaints(noise)).toEqual([]);
    expect(failures).toEqual([]);
    // So many that the writers cannot have stood still.
    expect(size).toBeGreaterThan(BigInt(Math.floor(MINUTES * 1000)));
    const keys = [parseVkey(log.vkey).value!];
    const { verdict, tally } = await audit({ place: { kind: 'directory', path: folder }, keys });
    expect([verdict, tally.entries]).toEqual(['verified', Number(size)]);
    console.log(`the hammer wrote ${size} entries in ${MINUTES} minutes and complained of nothing`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/**
 * A large log by parts, whose processes are killed at random, beside the same log in one run: the same result, and a spoilt
 * tile by its place. `ENTRIES` (10^7) of a log in a folder, `VIRTUAL` (10^9) of one over HTTP, `SEED` of the kills.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { seededRandom } from '../../../core/run/random.ts';
import { limitConcurrency } from '../../../transport/client/concurrency-limit.ts';
import { serveLog } from '../command.test-tool.ts';
import { runInOwnProcess, watchMemory } from '../hostile/own-process.test-tool.ts';

const BIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ENTRIES = Number(process.env.ENTRIES ?? 1e7);
const VIRTUAL = Number(process.env.VIRTUAL ?? 1e9);
const SEED = BigInt(process.env.SEED ?? 1);
const PARTS = 16;
const AT_ONCE = 2;
/** Of three starts of a part two are killed, within a time in which it may have ended. */
const KILLED_WITHIN_MS = 4_000;
const HOURS = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'touchstone-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** How an audit ended, as its JSON says it. */
interface Document {
  readonly verdict: string;
  readonly checkpoint: { readonly size: string; readonly root: string };
  readonly rootVerified: boolean;
  readonly verified: {
    readonly entries: string;
    readonly bundles: string;
    readonly tiles: readonly object[];
    readonly entriesPerSecond: number;
  };
  readonly findings: readonly { readonly kind: string; readonly at: string }[];
}

interface Run {
  readonly code: number;
  readonly document: Document;
  readonly seconds: number;
  readonly peakMb: number;
}

async function run(args: readonly string[]): Promise<Run> {
  const began = performance.now();
  const { code, stdout, stderr, peakMb } = await runInOwnProcess([...args, '--json']);
  expect(stdout, stderr).not.toBe('');
  return { code, document: JSON.parse(stdout) as Document, seconds: (performance.now() - began) / 1000, peakMb };
}

const { below } = seededRandom(SEED, 'kills');
let kills = 0;
/** The most memory that a process of a part had. */
let peakMb = 0;

/** Audits a part until it has ended by itself; gives its exit code. */
async function untilEnded(args: readonly string[]): Promise<number> {
  for (;;) {
    const child: ChildProcess = spawn(process.execPath, [BIN, ...args], { stdio: 'ignore' });
    const peak = watchMemory(child.pid!);
    const ended = (once(child, 'exit') as Promise<[number | null]>).finally(() => {
      peakMb = Math.max(peakMb, peak());
    });
    if (below(3) === 0) return (await ended)[0] ?? -1;
    await Promise.race([ended, sleep(below(KILLED_WITHIN_MS))]);
    if (child.exitCode !== null) return child.exitCode;
    child.kill('SIGKILL');
    kills++;
    await ended;
  }
}

const fileOf = (name: string, part: number) => join(folder, `${name}-${part}.json`);

/** Audits all parts of a log, and merges them. `seconds`: of both together. */
async function byParts(name: string, log: string, vkey: string, checkpoint: readonly string[]) {
  const began = performance.now();
  [kills, peakMb] = [0, 0];
  const inTurn = limitConcurrency(AT_ONCE);
  const codes = await Promise.all(
    Array.from({ length: PARTS }, (_, i) => {
      const part = ['--part', `${i + 1}/${PARTS}`, '--out', fileOf(name, i + 1), '--quiet'];
      return inTurn(() => untilEnded(['audit', log, '--vkey', vkey, ...checkpoint, ...part]));
    }),
  );
  const files = codes.map((_, i) => fileOf(name, i + 1));
  const merged = await run(['audit', 'merge', ...files, '--vkey', vkey, ...checkpoint]);
  const most = Math.max(peakMb, merged.peakMb);
  return { ...merged, codes, seconds: (performance.now() - began) / 1000, peakMb: most };
}

const said = ({ seconds, peakMb }: Run) => `${seconds.toFixed(0)} s, ${peakMb.toFixed(0)} MB`;

test(`${ENTRIES} entries in a folder, by parts that are killed and in one run`, { timeout: 6 * HOURS }, async () => {
  const made = await runInOwnProcess(['fixtures', 'log', '--out', join(folder, 'fixtures'), '--entries', `${ENTRIES}`]);
  expect(made.code, made.stderr).toBe(0);
  const { log } = JSON.parse(made.stdout) as { log: { folder: string; vkey: string; size: string; root: string } };
  const whole = await run(['audit', log.folder, '--vkey', log.vkey]);
  const checkpoint = ['--checkpoint', join(log.folder, 'checkpoint')];
  const parts = await byParts('sound', log.folder, log.vkey, checkpoint);
  expect(parts.codes).toEqual(Array(PARTS).fill(0));
  const { verdict, rootVerified, verified } = whole.document;
  expect(whole.document.checkpoint).toMatchObject({ size: `${ENTRIES}`, root: log.root });
  const { entriesPerSecond: _, ...counted } = verified;
  expect(parts.document).toMatchObject({ verdict, rootVerified, verified: counted });
  expect([verdict, verified.entries, parts.document.checkpoint.root]).toEqual(['verified', `${ENTRIES}`, log.root]);
  console.log(`one run ${said(whole)}; ${PARTS} parts ${said(parts)}, ${kills} kills, seed ${SEED}`);

  const bundle = Math.floor(ENTRIES / 256) - 1 - below(100);
  const path = `tile/entries/${pathOf(bundle)}`;
  const bytes = readFileSync(join(log.folder, path));
  bytes[100]! ^= 1;
  writeFileSync(join(log.folder, path), bytes);
  const spoilt = await byParts('spoilt', log.folder, log.vkey, checkpoint);
  expect(spoilt.codes.filter((code) => code !== 0)).toEqual([1]);
  expect(spoilt.code).toBe(1);
  expect(spoilt.document.findings.map(({ at }) => at).join()).toContain(path);
});

/** The index of a full tile as a path (C2SP tlog-tiles, "Merkle Tree"). */
function pathOf(index: number): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g)!;
  return groups.map((group, i) => (i < groups.length - 1 ? `x${group}` : group)).join('/');
}

test(`${VIRTUAL} entries of a virtual log, by parts over HTTP`, { timeout: 24 * HOURS }, async () => {
  const log = await serveLog('--virtual', `${VIRTUAL}`);
  try {
    const read = await fetch(`${log.url}/api/v2/checkpoint`);
    const file = join(folder, 'virtual-checkpoint');
    writeFileSync(file, await read.bytes());
    const parts = await byParts('virtual', `${log.url}/api/v2`, log.vkey, ['--checkpoint', file]);
    expect(parts.codes).toEqual(Array(PARTS).fill(0));
    expect(parts.document).toMatchObject({ verdict: 'verified', verified: { entries: `${VIRTUAL}` } });
    console.log(`${VIRTUAL} entries by ${PARTS} parts: ${said(parts)}, ${kills} kills`);
  } finally {
    await log.stop();
  }
});

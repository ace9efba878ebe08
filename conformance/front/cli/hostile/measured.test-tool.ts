/** Runs the real command against a hostile target, and watches how long it takes and how much memory. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { CheckReport, Report } from '../../../report/document/document.ts';
import { limitConcurrency } from '../../../transport/client/concurrency-limit.ts';
import { type Ended, ended, failures } from '../command.test-tool.ts';

const BIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const BUDGET_S = 8;
const TIMEOUT_MS = 2000;
const MOST_MB = 300;
/** Runs wait for their targets most of the time, but each begins with a second of work. */
const inTurn = limitConcurrency(3);

/** What a run came to. */
export interface Measured extends Ended {
  readonly report: Report;
  /** `check-id#reason` of every failure. */
  readonly failed: readonly string[];
  outcome(id: string): CheckReport['outcome'] | undefined;
}

/**
 * Runs `touchstone check log --read-url PREFIX --json` and holds it to what every run owes, whatever the target does:
 * it ends within its budget and five seconds, prints one JSON document, stays below 300 MB, and finds no fault in itself.
 */
export function judge(prefix: string, ...args: readonly string[]): Promise<Measured> {
  return inTurn(() => measure(prefix, args));
}

async function measure(prefix: string, args: readonly string[]): Promise<Measured> {
  const limits = ['--budget', String(BUDGET_S), '--timeout', String(TIMEOUT_MS)];
  const argv = [BIN, 'check', 'log', '--read-url', prefix, '--without', 'keys', '--json', ...limits, ...args];
  const began = performance.now();
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe'] });
  const peaks = watchMemory(child.pid!);
  const end = await ended(child);
  const seconds = (performance.now() - began) / 1000;
  const megabytes = peaks();
  expect(seconds, 'it ends within its budget').toBeLessThan(BUDGET_S + 5);
  expect(Math.max(...megabytes), 'it stays small').toBeLessThan(MOST_MB);
  const report = JSON.parse(end.stdout) as Report;
  expect([report.counts.error, report.exitCode], end.stderr).toEqual([0, end.code]);
  if (process.env.SHOW_PEAKS) process.stderr.write(`${seconds.toFixed(1)} s, ${megabytes.join(' and ')} MB\n`);
  return {
    ...end,
    report,
    failed: failures(report),
    outcome: (id) => report.checks.find((check) => check.id === id)?.outcome,
  };
}

/** Polls the peak resident memory of a process and its descendants. Gives them in megabytes when asked, and ends. */
function watchMemory(root: number): () => readonly number[] {
  const peaks = new Map<number, number>();
  const look = () => {
    for (const pid of family(root)) {
      const peak = /^VmHWM:\s+(\d+) kB/m.exec(contents(`/proc/${pid}/status`))?.[1];
      if (peak) peaks.set(pid, Math.round(Number(peak) / 1024));
    }
  };
  const timer = setInterval(look, 25);
  return () => {
    clearInterval(timer);
    // Where there is no /proc, nothing was seen.
    return peaks.size > 0 ? [...peaks.values()] : [0];
  };
}

/** A process and its descendants. */
function family(pid: number): number[] {
  const children = contents(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}

function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

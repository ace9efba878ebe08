/** Runs the command against a hostile target, and measures its memory. */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { CheckReport, Report } from '../../../report/document/report.ts';
import { limitConcurrency } from '../../../transport/client/concurrency-limit.ts';
import { type Ended, failures } from '../command.test-tool.ts';
import type { RunReply, RunRequest } from './judging-process.test-server.ts';
import { runInOwnProcess } from './own-process.test-tool.ts';

const PROCESS = fileURLToPath(new URL('./judging-process.test-server.ts', import.meta.url));
const BUDGET_S = 8;
const TIMEOUT_MS = 2000;
/** For targets that answer: a busy machine may take long over it. */
export const PATIENT = ['--budget', '120', '--timeout', '30000'];
const CONCURRENT_RUNS = 3;
/** Of each process of a run; an unbounded one fills it within a second. */
const MOST_MB = 300;
/** Of the process that has three runs at once. */
const MOST_SHARED_MB = 400;
/** Runs wait for their targets most of the time. */
const inTurn = limitConcurrency(CONCURRENT_RUNS);

/** What a run came to. */
export interface Measured extends Ended {
  readonly report: Report;
  /** `check-id#reason` of every failure. */
  readonly failed: readonly string[];
  outcome(id: string): CheckReport['outcome'] | undefined;
}

let judging: { readonly child: ChildProcess; readonly replies: Map<number, (reply: RunReply) => void> } | undefined;
let runs = 0;
let ownProcesses = false;

/** From now on each run has processes of its own, as users have them. */
export function judgeInOwnProcesses(): void {
  ownProcesses = true;
}

/** The process that runs the commands of all tests of this worker: each of its own would take a second to begin. */
function judgingProcess() {
  if (judging) return judging;
  const replies = new Map<number, (reply: RunReply) => void>();
  const child = fork(PROCESS, [], { execArgv: ['--max-semi-space-size=2'] });
  child.on('message', (reply: RunReply) => replies.get(reply.id)?.(reply));
  child.on('exit', (code, signal) => {
    judging = undefined;
    const stderr = `the process that judges ended by itself (${signal ?? code})`;
    for (const [id, end] of replies) end({ id, code: -1, stdout: '{}', stderr, peakMb: 0 });
  });
  child.unref();
  child.channel?.unref();
  judging = { child, replies };
  return judging;
}

/**
 * Runs `touchstone check log --read-url PREFIX --json` and requires what every run owes, whatever the target does: it ends,
 * prints one JSON document, keeps its memory small, and finds no fault in itself.
 */
export function judge(prefix: string, ...args: readonly string[]): Promise<Measured> {
  return inTurn(() => measure(prefix, args));
}

async function measure(prefix: string, args: readonly string[]): Promise<Measured> {
  const limits = args.includes('--budget') ? [] : ['--budget', `${BUDGET_S}`, '--timeout', `${TIMEOUT_MS}`];
  const argv = ['check', 'log', '--read-url', prefix, '--without', 'keys', '--json', ...limits, ...args];
  const { peakMb, ...ended } = ownProcesses ? await runInOwnProcess(argv) : await runInSharedProcess(argv);
  if (process.env.SHOW_PEAKS) process.stderr.write(`${Math.round(peakMb)} MB\n`);
  expect(peakMb, ended.stderr).toBeLessThan(ownProcesses ? MOST_MB : MOST_SHARED_MB);
  const report = JSON.parse(ended.stdout) as Report;
  expect([report.counts.error, report.exitCode], ended.stderr).toEqual([0, ended.code]);
  return {
    ...ended,
    report,
    failed: failures(report),
    outcome: (id) => report.checks.find((check) => check.id === id)?.outcome,
  };
}

async function runInSharedProcess(args: readonly string[]): Promise<RunReply> {
  const { child, replies } = judgingProcess();
  runs += 1;
  const request: RunRequest = { id: runs, args };
  const reply = new Promise<RunReply>((resolve) => replies.set(request.id, resolve));
  child.channel?.ref();
  child.send(request);
  const answer = await reply;
  replies.delete(request.id);
  if (replies.size === 0) child.channel?.unref();
  return answer;
}

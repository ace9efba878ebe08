/** Runs the command against a hostile target, as users run it, and measures it. */

import { verdictReason } from '../../../../report/console/cause.ts';
import type { Report } from '../../../../report/document/report.ts';
import { failures } from '../../command.test-tool.ts';
import { runInOwnProcess } from '../own-process.test-tool.ts';
import type { HostileTarget } from './hostile-target.test-tool.ts';

/** No run may take longer, in milliseconds: its budget is a minute at most, and the machine may be busy. */
export const LONGEST_MS = 180_000;
/** No process of a run may take more memory, in megabytes. */
export const MOST_MB = 1024;

/** The course of a run. */
export interface HostileRun {
  readonly target: HostileTarget;
  /** -1: it did not end in time. */
  readonly code: number;
  readonly seconds: number;
  /** The most resident memory that one of its processes had, in megabytes. */
  readonly peakMb: number;
  /** The judgement in some words. */
  readonly judgement: string;
  readonly stderr: string;
}

/** Opens the target, judges it in processes of its own, and closes it. */
export async function runHostile(target: HostileTarget): Promise<HostileRun> {
  const { argv, program, env = {}, close } = await target.open();
  try {
    const begunMs = performance.now();
    const { code, peakMb, stdout, stderr } = await runInOwnProcess(argv, {
      ...(program === undefined ? {} : { program }),
      env: { ...process.env, ...env },
      withinMs: LONGEST_MS,
    });
    const seconds = (performance.now() - begunMs) / 1000;
    return { target, code, seconds, peakMb, judgement: judgementIn(stdout, stderr), stderr };
  } finally {
    await close();
  }
}

/** What a report says in the end; without a report, the last line of standard error. */
function judgementIn(stdout: string, stderr: string): string {
  if (!stdout.startsWith('{')) return stderr.trim().split('\n').at(-1) ?? '';
  const report = JSON.parse(stdout) as Report;
  const [first, ...more] = failures(report);
  if (first !== undefined) return `fails \`${first}\`${more.length > 0 ? ` and ${more.length} more` : ''}`;
  return verdictReason(report) ?? inconclusiveBecause(report) ?? report.verdict;
}

/** Why the first check that was not judged was not. */
function inconclusiveBecause({ checks }: Report): string | undefined {
  return checks.find(({ outcome }) => outcome === 'error' || outcome === 'inconclusive')?.message;
}

/** The command line, run as users run it: a separate process, its output and its exit code. */

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CheckReport, Report } from '../conformance/report/document/report.ts';

const MAIN = fileURLToPath(new URL('../conformance/front/cli/main.ts', import.meta.url));

/** The result of a command. */
export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `touchstone` with these arguments to its end. An exit code other than 0 is a result, not an error. */
export function touchstone(...args: readonly string[]): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const options = { maxBuffer: 64 * 1024 * 1024, timeout: 600_000 };
    const child = execFile(process.execPath, [MAIN, ...args], options, (error, stdout, stderr) => {
      if (child.exitCode === null) reject(error ?? new Error(`touchstone was ended by ${child.signalCode}`));
      else resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}

/** `touchstone check log --json` of a bare prefix: the exit code and the report. */
export function checkLog(readUrl: string, ...args: readonly string[]): Promise<{ code: number; report: Report }> {
  return check('log', '--read-url', readUrl, ...args);
}

/** A run that wrote no report: a fault of ours, or wrong usage. */
export class NoReport extends Error {}

/** `touchstone check … --json`: the exit code and the report. */
export async function check(suite: string, ...args: readonly string[]): Promise<{ code: number; report: Report }> {
  const { code, stdout, stderr } = await touchstone('check', suite, '--json', ...args);
  if (stdout === '') throw new NoReport(`no report (exit code ${code}): ${stderr}`);
  return { code, report: JSON.parse(stdout) as Report };
}

/** The checks of one outcome. */
export function having(report: Report, outcome: CheckReport['outcome']): readonly CheckReport[] {
  return report.checks.filter((check) => check.outcome === outcome);
}

/** The keys `check#reason` of all failures of a level, sorted. */
export function failures(report: Report, level: CheckReport['level']): readonly string[] {
  return having(report, 'fail')
    .filter((check) => check.level === level)
    .map((check) => `${check.id}#${check.reason}`)
    .sort();
}

/** The failed and inconclusive checks, each as a sentence, for the message of a test that expects no failure. */
export function troubles(report: Report): readonly string[] {
  return report.checks
    .filter((check) => !['pass', 'not-applicable', 'waived'].includes(check.outcome))
    .map((check) => `${check.outcome} ${check.id}#${check.reason ?? ''}: ${check.message} (${check.at ?? ''})`);
}

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller } from '../../../command/caller.ts';
import { wantsColour } from '../../../command/terminal/colour.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { holdInterrupts } from '../../../command/terminal/interrupt.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { reportInShort } from '../../../report/console/in-short.ts';
import type { Report } from '../../../report/document/report.ts';
import { keptReport, whyNotKept } from '../../../report/kept/keep-report.ts';
import type { KeptReport } from '../../../report/kept/kept-report.ts';
import { restoredReport } from '../../../report/kept/restored-report.ts';
import { readReport } from '../read-report/read-report.ts';
import { HeldOutput } from './held-output.ts';
import type { ImplementationFile } from './implementation.ts';

/**
 * Runs the command of an implementation in a shell, with the file for its report in `REPORT`, and reads that report. What
 * the command prints goes to standard error, all of it or only where there is no report to keep; otherwise the last lines of
 * the report stand there. Its exit code says nothing, since that of a check depends on the verdict.
 * @throws UsageError where there is no report, or one that cannot stand for the implementation
 */
export async function reportByCommand(file: ImplementationFile, root: string, verbose: boolean): Promise<KeptReport> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-results-'));
  const { stderr } = caller();
  const printed = new HeldOutput();
  try {
    const path = join(folder, 'report.json');
    const end = await run(file.command, root, path, (text) => (verbose ? stderr.write(text) : printed.add(text)));
    if (!existsSync(path)) throwUsageError(`its command wrote no report to $REPORT (${end})`);
    // The schema of what is read again has the members that are kept.
    const report = (await readReport(path, 'the report of its command')) as Report;
    const reason = whyNotKept(report) ?? otherSettings(file, report);
    if (reason !== undefined) throwUsageError(`its report is refused: ${reason}`);
    const { name, version, command } = file;
    const kept = keptReport(report, { implementation: { name, version }, command, places: placesOf(root) });
    if (!verbose) stderr.write(inShort(report, kept));
    return kept;
  } catch (cause) {
    stderr.write(printed.text());
    throw cause;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The last lines of a report, which was read without its counts. */
function inShort({ seed, durationMs, why }: Report, kept: KeptReport): string {
  const { stderr } = caller();
  const width = terminalColumns(stderr);
  return reportInShort(
    { ...restoredReport(kept), seed, durationMs: Number(durationMs) || 0, ...(why === undefined ? {} : { why }) },
    { colour: stderr.isTTY === true && wantsColour(), ...(width === undefined ? {} : { width }) },
  );
}

/** Why a report is not of what the file says; undefined if it is. */
function otherSettings({ suite, profile }: ImplementationFile, report: Report): string | undefined {
  if (report.suite !== suite) return `it is of the suite ${report.suite}, and implementation.yaml says ${suite}`;
  const [said, found] = [profile, report.profile].map((names) => [...names].sort().join(', '));
  return said === found ? undefined : `its profiles are ${found}, and implementation.yaml says ${said}`;
}

/** The folders of this machine, the longest first, so that one within another is found. */
function placesOf(root: string): readonly (readonly [string, string])[] {
  const places: readonly (readonly [string, string])[] = [
    [root, '.'],
    [realpathSync(root), '.'],
    [process.execPath, 'node'],
    [tmpdir(), '$TMPDIR'],
    [homedir(), '~'],
  ];
  return places.filter(([folder]) => folder.length > 1).sort(([a], [b]) => b.length - a.length);
}

/** Runs a command to its end, and says how it ended. An interrupt ends it. `print` takes what it prints. */
async function run(command: string, cwd: string, report: string, print: (text: Buffer) => unknown): Promise<string> {
  const { env } = caller();
  const { signal, release } = holdInterrupts();
  const child = spawn('/bin/sh', ['-c', command], {
    cwd,
    env: { ...env, REPORT: report },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', print);
  try {
    return await new Promise<string>((resolve) => {
      child.once('error', ({ message }) => resolve(message));
      child.once('close', (code, name) => resolve(name ?? `exit code ${code}`));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    release();
  }
}

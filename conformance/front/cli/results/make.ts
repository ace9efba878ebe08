import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caller } from '../../../command/caller.ts';
import { wantsColour } from '../../../command/terminal/colour.ts';
import { throwUsageError, UsageError } from '../../../command/usage-error.ts';
import { compareReports } from '../../../report/comparison/comparison.ts';
import { comparisonText } from '../../../report/comparison/comparison-text.ts';
import type { KeptReport } from '../../../report/kept/kept-report.ts';
import { keptText } from '../../../report/kept/kept-text.ts';
import { restoredReport } from '../../../report/kept/restored-report.ts';
import { isSameResult } from '../../../report/kept/same-result.ts';
import { keepEarlier, versionsOf } from './earlier.ts';
import { endText, exitCodeOf, type MadeEnd, summary } from './make-text.ts';
import { readKept } from './read-kept.ts';
import { FILES, implementationNames, readImplementation, rootOf } from './read-results.ts';
import { commandRefusal } from './refusals.ts';
import { reportByCommand } from './report-by-command.ts';

/**
 * The options of `results make`. `in`: the folder of results. `write`: replace what differs. `verbose`: print all that the
 * commands print, and name each check of a comparison.
 */
interface MakeOptions {
  readonly in: string;
  readonly write?: boolean;
  readonly verbose?: boolean;
}

/**
 * `touchstone results make [NAME…]`: makes reports again by their commands, one after the other, and says what differs. A
 * folder without a report gets its first one.
 * @throws UsageError for an unknown name
 */
export async function makeResults(names: readonly string[], options: MakeOptions): Promise<void> {
  const known = implementationNames(options.in);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throwUsageError(`${options.in} has no folder ${unknown}; there are: ${known.join(', ')}`);
  const { stdout, stderr } = caller();
  const chosen = names.length > 0 ? names : known;
  const ends: MadeEnd[] = [];
  for (const name of chosen) {
    try {
      const made = await makeOne(name, options);
      stdout.write(`${name}: ${endText(made.end, chosen.length === 1, made.path)}\n`);
      ends.push(made.end);
    } catch (cause) {
      if (!(cause instanceof UsageError)) throw cause;
      stderr.write(`touchstone: ${name}: ${cause.message}\n`);
      ends.push('not-made');
    }
  }
  if (ends.length > 1) stdout.write(`${summary(ends)}\n`);
  caller().exitCode = exitCodeOf(ends);
}

/** How one ended, and a file that was written or moved for it. */
interface Made {
  readonly end: Exclude<MadeEnd, 'not-made'>;
  readonly path?: string;
}

async function makeOne(name: string, options: MakeOptions): Promise<Made> {
  const { in: folder, write = false, verbose = false } = options;
  const { stdout, stderr } = caller();
  const file = readImplementation(folder, name);
  const refusal = commandRefusal(file);
  if (refusal !== undefined) throwUsageError(`it is refused: ${refusal}`);
  stderr.write(`${name}: ${file.command}\n`);
  const made = await reportByCommand(file, rootOf(folder), verbose);
  const path = join(folder, name, FILES.report);
  if (!existsSync(path)) {
    writeFileSync(path, keptText(made));
    return { end: 'first', path };
  }
  const kept = readKept(path);
  if (isSameResult(kept, made, file.sometimes)) {
    if (!aboutDiffers(kept, made)) return { end: 'same' };
    return write ? { end: 'about-kept', ...replace(folder, name, kept, made) } : { end: 'about-differs' };
  }
  const [before, after] = [kept, made].map(restoredReport) as [KeptRun, KeptRun];
  const runs = [
    { file: path, report: before },
    { file: 'made now', report: after },
  ] as const;
  const looks = { colour: wantsColour(), verbose, command: 'results make' } as const;
  stdout.write(comparisonText(compareReports(before, after), runs, looks));
  return write ? { end: 'kept', ...replace(folder, name, kept, made) } : { end: 'differs' };
}

type KeptRun = ReturnType<typeof restoredReport>;

/** Whether the reports differ in facts about the run that no judgement stands on. */
function aboutDiffers(kept: KeptReport, made: KeptReport): boolean {
  const facts = ({ tool, implementation, command }: KeptReport) => JSON.stringify([tool, implementation, command]);
  return facts(kept) !== facts(made);
}

/**
 * Writes a report in place of another, which is kept among the earlier ones where it is of another version. Then `path` is
 * its new path.
 */
function replace(folder: string, name: string, kept: KeptReport, made: KeptReport): Pick<Made, 'path'> {
  const path = join(folder, name, FILES.report);
  const isOther = versionsOf(kept) !== versionsOf(made);
  const earlier = isOther ? { path: keepEarlier(path, kept, join(folder, name, FILES.earlier)) } : {};
  writeFileSync(path, keptText(made));
  return earlier;
}

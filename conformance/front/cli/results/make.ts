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
import { readKept } from './read-kept.ts';
import { FILES, implementationNames, readImplementation, rootOf } from './read-results.ts';
import { commandRefusal } from './refusals.ts';
import { reportByCommand } from './report-by-command.ts';

/** The options of `results make`. `in`: the folder of results. `write`: replace what differs. */
interface MakeOptions {
  readonly in: string;
  readonly write?: boolean;
}

const EXIT = { same: 0, differs: 1, notMade: 3 } as const;

/**
 * `touchstone results make [NAME…]`: makes reports again by their commands, one after the other, and says what differs. A
 * folder without a report gets its first one.
 * @throws UsageError for an unknown name
 */
export async function makeResults(names: readonly string[], { in: folder, write = false }: MakeOptions): Promise<void> {
  const known = implementationNames(folder);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throwUsageError(`${folder} has no folder ${unknown}; there are: ${known.join(', ')}`);
  const codes: number[] = [];
  for (const name of names.length > 0 ? names : known) {
    try {
      codes.push(await makeOne(folder, name, write));
    } catch (cause) {
      if (!(cause instanceof UsageError)) throw cause;
      caller().stderr.write(`touchstone: ${name}: ${cause.message}\n`);
      codes.push(EXIT.notMade);
    }
  }
  caller().exitCode = Math.max(...codes);
}

async function makeOne(folder: string, name: string, write: boolean): Promise<number> {
  const { stdout, stderr } = caller();
  const file = readImplementation(folder, name);
  const refusal = commandRefusal(file);
  if (refusal !== undefined) throwUsageError(`it is refused: ${refusal}`);
  stderr.write(`${name}: ${file.command}\n`);
  const made = await reportByCommand(file, rootOf(folder));
  const path = join(folder, name, FILES.report);
  if (!existsSync(path)) {
    writeFileSync(path, keptText(made));
    stdout.write(`${name}: its first report is written: ${path}\n`);
    return EXIT.same;
  }
  const kept = readKept(path);
  if (isSameResult(kept, made, file.sometimes)) {
    const about = aboutDiffers(kept, made);
    if (about && write) replace(folder, name, kept, made);
    stdout.write(`${name}: as it was${about ? ', but for version, command or texts' : ''}\n`);
    return EXIT.same;
  }
  const runs = [kept, made].map((report, i) => ({ file: i === 0 ? path : 'made now', report: restoredReport(report) }));
  const [before, after] = runs as [(typeof runs)[0], (typeof runs)[0]];
  stdout.write(comparisonText(compareReports(before.report, after.report), [before, after], { colour: wantsColour() }));
  if (write) replace(folder, name, kept, made);
  stdout.write(`${name}: it differs${write ? ', and is written' : '; --write keeps the new report'}\n`);
  return write ? EXIT.same : EXIT.differs;
}

/** Whether the reports differ in facts about the run that no judgement stands on. */
function aboutDiffers(kept: KeptReport, made: KeptReport): boolean {
  const facts = ({ tool, implementation, command }: KeptReport) => JSON.stringify([tool, implementation, command]);
  return facts(kept) !== facts(made);
}

/** Writes a report in place of another, which is kept among the earlier ones where it is of another version. */
function replace(folder: string, name: string, kept: KeptReport, made: KeptReport): void {
  const path = join(folder, name, FILES.report);
  if (versionsOf(kept) !== versionsOf(made)) keepEarlier(path, kept, join(folder, name, FILES.earlier));
  writeFileSync(path, keptText(made));
}

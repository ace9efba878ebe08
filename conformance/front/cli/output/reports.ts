import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { caller } from '../../../command/caller.ts';
import { fileErrorText } from '../../../command/file/file-error.ts';
import { LAUNCHER } from '../../../command/launcher.ts';
import { wantsColour } from '../../../command/terminal/colour.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { ReasonTexts } from '../../../report/cases/cases.ts';
import { consoleReport, verdictLine } from '../../../report/console/console.ts';
import { painter } from '../../../report/console/paint.ts';
import type { Report } from '../../../report/document/document.ts';
import { jsonReport } from '../../../report/document/json.ts';
import { junitReport } from '../../../report/junit/junit.ts';

const FORMATS = ['console', 'json', 'junit'] as const;

/** A requested report: its format and its file (standard output without a file). */
export interface ReportRequest {
  readonly format: (typeof FORMATS)[number];
  readonly file?: string;
}

/** Reads `--report FORMAT[=FILE]`, `--json` and `--quiet`. */
export function reportRequests(options: { report?: readonly string[]; json?: boolean }): readonly ReportRequest[] {
  const requests = (options.report ?? []).map((text): ReportRequest => {
    const at = text.indexOf('=');
    const format = (at < 0 ? text : text.slice(0, at)) as ReportRequest['format'];
    if (!FORMATS.includes(format))
      throwUsageError(`--report ${text}: expected one of ${FORMATS.join(', ')}, with =FILE or without`);
    return at < 0 ? { format } : { format, file: writable(text, text.slice(at + 1)) };
  });
  const toOutput = requests.filter((request) => request.file === undefined);
  if (options.json && toOutput.length > 0)
    throwUsageError('--json takes standard output for itself; give --report a file');
  if (toOutput.length > 1) throwUsageError('only one report can go to standard output; give the others a file');
  if (options.json) return [...requests, { format: 'json' }];
  return toOutput.length > 0 ? requests : [...requests, { format: 'console' }];
}

/** A writable file for a report. It is checked before the run, so that a long run does not lose its report. */
function writable(option: string, file: string): string {
  const refuse = (why: string) => throwUsageError(`--report ${option}: ${why}`);
  if (file === '') refuse('the file is missing after "="');
  const folder = dirname(file);
  const kind = kindOf(file);
  if (kind === 'folder') refuse(`${file} is a folder`);
  if (kind === undefined && kindOf(folder) !== 'folder') refuse(`there is no folder ${folder}`);
  try {
    accessSync(kind === 'file' ? file : folder, constants.W_OK);
  } catch {
    refuse(`${kind === 'file' ? file : `the folder ${folder}`} cannot be written to`);
  }
  return file;
}

/** The kind of a path, as far as it is accessible. */
function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/** Writes the reports. A file that cannot be written is a `UsageError` after all other reports were written. */
export function writeReports(
  requests: readonly ReportRequest[],
  report: Report,
  options: { quiet: boolean; command: string; reasons: ReasonTexts; here: (at: string) => string },
): void {
  const errors: string[] = [];
  const { quiet, command, reasons, here } = options;
  for (const { format, file } of requests) {
    const colour = file === undefined && wantsColour();
    const columns = file === undefined ? terminalColumns(caller().stdout) : undefined;
    const wide = columns === undefined ? {} : { width: columns };
    const text = {
      console: () =>
        quiet
          ? `${verdictLine(report, painter(colour))}\n`
          : consoleReport(report, { colour, ...wide, brief: columns !== undefined, command, launcher: LAUNCHER, here }),
      json: () => jsonReport(report),
      junit: () => junitReport(report, { reasons, here }),
    }[format]();
    if (file === undefined) caller().stdout.write(text);
    else
      try {
        writeFileSync(file, text);
      } catch (cause) {
        errors.push(`the report ${file} cannot be written: ${fileErrorText(cause)}`);
      }
  }
  if (errors.length > 0) throwUsageError(errors.join('; '));
}

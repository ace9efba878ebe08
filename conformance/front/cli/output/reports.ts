import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { caller } from '../../../command/caller.ts';
import { LAUNCHER } from '../../../command/launcher.ts';
import { wantsColour } from '../../../command/terminal/colour.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { ErrorSection } from '../../../core/text/error-section.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { annotationsReport } from '../../../report/annotations/annotations.ts';
import { withoutCommands } from '../../../report/annotations/stopped-commands.ts';
import { badgeJson } from '../../../report/badge/badge.ts';
import { badgeSvg } from '../../../report/badge/svg.ts';
import type { CaseTexts } from '../../../report/cases/cases.ts';
import type { FilePlace } from '../../../report/cases/file-place.ts';
import { consoleReport, verdictLine } from '../../../report/console/console.ts';
import { painter } from '../../../report/console/paint.ts';
import { ctrfReport } from '../../../report/ctrf/ctrf.ts';
import { jsonReport } from '../../../report/document/json.ts';
import type { Report } from '../../../report/document/report.ts';
import { junitReport } from '../../../report/junit/junit.ts';
import { markdownReport } from '../../../report/markdown/markdown.ts';
import { sarifReport } from '../../../report/sarif/sarif.ts';
import { writeReportFile } from './report-file.ts';

/** The formats of reports, as `--report` takes them. */
export const REPORT_FORMATS = [
  'console',
  'json',
  'junit',
  'ctrf',
  'markdown',
  'sarif',
  'annotations',
  'html',
  'badge',
] as const;

/** GitHub reads annotations from the log of a job, which people read as well: these two go to standard output together. */
const BESIDE = 'annotations,console';

/** A requested report: its format and its file (standard output without a file). */
export interface ReportRequest {
  readonly format: (typeof REPORT_FORMATS)[number];
  readonly file?: string;
}

/** Reads `--report FORMAT[=FILE]`, `--json` and `--quiet`. */
export function reportRequests(options: { report?: readonly string[]; json?: boolean }): readonly ReportRequest[] {
  const requests = (options.report ?? []).map((text): ReportRequest => {
    const at = text.indexOf('=');
    const format = (at < 0 ? text : text.slice(0, at)) as ReportRequest['format'];
    if (!REPORT_FORMATS.includes(format))
      throwUsageError(`--report ${text}: expected one of ${REPORT_FORMATS.join(', ')}, with =FILE or without`);
    return at < 0 ? { format } : { format, file: writable(text, text.slice(at + 1)) };
  });
  const toOutput = requests.filter((request) => request.file === undefined);
  if (options.json && toOutput.length > 0)
    throwUsageError('--json takes standard output for itself; give --report a file');
  const formats = toOutput.map(({ format }) => format).sort();
  if (formats.length > 1 && formats.join() !== BESIDE)
    throwUsageError('only one report can go to standard output; give the others a file');
  if (options.json) return [...requests, { format: 'json' }];
  return formats.some((format) => format !== 'annotations') ? requests : [...requests, { format: 'console' }];
}

/** A writable file for a report. It is checked before the run, so that a long run does not lose its report. */
function writable(option: string, file: string): string {
  const refuse = (why: string, section?: ErrorSection) => throwUsageError(`--report ${option}: ${why}`, section);
  if (file === '') refuse('the file is missing after "="');
  const folder = dirname(file);
  const kind = kindOf(file);
  if (kind === 'folder') refuse(`${file} is a folder`);
  if (kind === undefined && kindOf(folder) !== 'folder')
    refuse(`there is no folder ${folder}`, 'a-report-cannot-be-written');
  try {
    accessSync(kind === 'file' ? file : folder, constants.W_OK);
  } catch {
    refuse(`${kind === 'file' ? file : `the folder ${folder}`} cannot be written to`, 'a-report-cannot-be-written');
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
export async function writeReports(
  requests: readonly ReportRequest[],
  report: Report,
  options: { quiet: boolean; timings?: boolean; command: string; texts: Required<CaseTexts>; place?: FilePlace },
): Promise<void> {
  const errors: string[] = [];
  const { quiet, timings = false, command, texts, place } = options;
  const { here } = texts;
  const placed = { ...texts, ...(place === undefined ? {} : { place }) };
  for (const { format, file } of requests) {
    const colour = file === undefined && wantsColour();
    const columns = file === undefined ? terminalColumns(caller().stdout) : undefined;
    const wide = columns === undefined ? {} : { width: columns };
    const text = await {
      console: () =>
        // A report in a file is whole.
        quiet && file === undefined
          ? `${verdictLine(report, painter(colour))}\n`
          : consoleReport(report, {
              ...{ colour, ...wide, brief: columns !== undefined },
              ...{ timings, command, launcher: LAUNCHER, here },
            }),
      json: () => jsonReport(report),
      junit: () => junitReport(report, texts),
      ctrf: () => ctrfReport(report, texts),
      markdown: () => markdownReport(report, texts),
      sarif: () => sarifReport(report, placed),
      annotations: () => annotationsReport(report, placed),
      badge: () => (file?.endsWith('.svg') ? badgeSvg(report) : badgeJson(report)),
      html: async () => {
        // Its modules are loaded only for a page.
        const { htmlReport } = await import('../../../report/html/html.ts');
        return htmlReport(report, { ...texts, command, launcher: LAUNCHER });
      },
    }[format]();
    const inLog = caller().env.GITHUB_ACTIONS === 'true' && format === 'console';
    if (file === undefined) caller().stdout.write(inLog ? withoutCommands(text) : text);
    else
      try {
        writeReportFile(file, text);
      } catch (cause) {
        errors.push(`the report ${file} cannot be written: ${fileErrorText(cause)}`);
      }
  }
  if (errors.length > 0) throwUsageError(errors.join('; '), 'a-report-cannot-be-written');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { BaselineEntry } from '../../../core/baseline.ts';
import { REPORT_SCHEMA, type Report } from '../../../report/document.ts';
import { fileTrouble } from '../file-trouble.ts';
import { usage } from '../usage.ts';

/**
 * `touchstone baseline write`: the failures of a report as a baseline. Refused after a filtered run, which saw only a part.
 * Entries are bound to reasons, not to messages: those hold hashes and sizes that change as a log grows.
 */
export function baselineWrite(options: { from: string; because: string; until?: string; out?: string }): void {
  if (options.until !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(options.until))
    usage(`--until takes a date as YYYY-MM-DD, not "${options.until}"`);
  const report = readReport(options.from);
  if (report?.schema !== REPORT_SCHEMA)
    usage(`--from ${options.from}: expected a report of schema ${REPORT_SCHEMA}, found ${report?.schema ?? 'none'}`);
  if (report.scope.filtered)
    usage(
      `--from ${options.from}: that run looked only at a part (--only, --skip or --level); a baseline needs a whole run`,
    );
  const failures = report.checks
    .filter((check) => check.reason !== undefined && (check.outcome === 'fail' || check.outcome === 'waived'))
    .map(
      (check): BaselineEntry => ({
        match: `${check.id}#${check.reason}`,
        because: check.outcome === 'waived' && check.because ? check.because : options.because,
        ...(options.until ? { until: options.until } : {}),
      }),
    );
  const text = stringify({ failures }, { lineWidth: 120 });
  if (options.out === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    // What somebody has written reasons into is not to be lost.
    writeFileSync(options.out, text, { flag: 'wx' });
  } catch (cause) {
    usage(`--out ${options.out} cannot be written: ${fileTrouble(cause)}`);
  }
}

function readReport(file: string): Report {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    return usage(`--from ${file} cannot be read: ${fileTrouble(cause)}`);
  }
  try {
    return JSON.parse(text) as Report;
  } catch (cause) {
    return usage(`--from ${file} is no JSON: ${(cause as Error).message}`);
  }
}

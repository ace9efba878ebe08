import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { caller } from '../../../command/caller.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { type BaselineEntry, isCalendarDay } from '../../../core/verdict/baseline.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { isWarning } from '../../../report/document/document.ts';
import { readReport } from '../read-report/read-report.ts';

/**
 * `touchstone baseline write`: makes a baseline of the failures of a report. It refuses the report of a filtered run.
 * Entries match reasons, not messages, since messages contain hashes and sizes that change as a log grows.
 */
export async function baselineWrite(options: {
  from: string;
  because: string;
  until?: string;
  out?: string;
}): Promise<void> {
  if (options.until !== undefined) refuseUntil(options.until);
  const report = await readReport(options.from, `--from ${options.from}`);
  if (report.scope.filtered)
    throwUsageError(
      `--from ${options.from}: that run was filtered (--only, --skip or --level); a baseline needs an unfiltered run`,
    );
  const failures = report.checks
    .filter((check) => check.reason !== undefined && (check.outcome === 'fail' || check.outcome === 'waived'))
    // What only warns fails no run: a baseline that has it would go stale when it is mended.
    .filter((check) => !isWarning(check, report.strict) && !check.knownFlaky && check.newSince === undefined)
    .map(
      (check): BaselineEntry => ({
        match: `${check.id}#${check.reason}`,
        because: check.outcome === 'waived' && check.because ? check.because : options.because,
        ...(options.until ? { until: options.until } : {}),
      }),
    );
  // Entries for flaky checks stay as they are, since such a check may have passed in that run.
  const flaky = (report.baseline.flaky ?? []).map(({ flaky: _list, ...entry }) => entry);
  const text = stringify({ failures, ...(flaky.length > 0 ? { flaky } : {}) }, { lineWidth: 120 });
  if (options.out === undefined) {
    caller().stdout.write(text);
    return;
  }
  try {
    // The flag keeps an existing file, into which the user may have written causes.
    writeFileSync(options.out, text, { flag: 'wx' });
  } catch (cause) {
    throwUsageError(`--out ${options.out} cannot be written: ${fileErrorText(cause)}`);
  }
}

/** @throws UsageError for a text that is not a day, or a past day: such an entry would never expire, or has expired. */
function refuseUntil(until: string): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(until)) throwUsageError(`--until takes a date as YYYY-MM-DD, not "${until}"`);
  if (!isCalendarDay(until)) throwUsageError(`--until ${until}: there is no such day`);
  const today = new Date().toISOString().slice(0, 10);
  if (until < today)
    throwUsageError(`--until ${until}: this day is over (today is ${today}); name the last day to come`);
}

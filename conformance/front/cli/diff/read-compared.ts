import { throwUsageError } from '../../../command/usage-error.ts';
import type { ComparedReport } from '../../../report/comparison/compared-report.ts';
import { KEPT_SCHEMA } from '../../../report/kept/kept-report.ts';
import { restoredReport } from '../../../report/kept/restored-report.ts';
import { checkedReport, readDocument, schemaOf, unlikeReport } from '../read-report/read-report.ts';
import { keptOf } from '../results/read-kept.ts';

/**
 * Reads a report to compare: one of `check`, or one that a folder of results keeps; `-` is standard input.
 * @throws UsageError for any other file
 */
export async function readCompared(file: string): Promise<ComparedReport> {
  const value = await readDocument(file);
  if (schemaOf(value) !== KEPT_SCHEMA) return checkedReport(value, file);
  const report = restoredReport(keptOf(value, file));
  const why = unlikeReport(report);
  return why === undefined ? report : throwUsageError(`${file} is no report as touchstone writes it: ${why}`);
}

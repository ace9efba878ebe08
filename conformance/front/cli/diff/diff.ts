import { caller } from '../../../command/caller.ts';
import { packageVersion } from '../../../command/package-data.ts';
import { wantsColour } from '../../../command/terminal/colour.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { legibleJson } from '../../../core/text/legible-json.ts';
import { compareReports } from '../../../report/comparison/comparison.ts';
import { comparisonDocument } from '../../../report/comparison/comparison-document.ts';
import { comparisonText } from '../../../report/comparison/comparison-text.ts';
import { readCompared } from './read-compared.ts';

/** The options of `diff`. `verbose`: name each check, also where many share a cause. */
interface DiffOptions {
  readonly json?: boolean;
  readonly verbose?: boolean;
}

/** `touchstone diff BEFORE AFTER`: compares two JSON reports of one suite, which `check` or `results make` wrote. @throws UsageError */
export async function diff(before: string, after: string, { json, verbose = false }: DiffOptions): Promise<void> {
  if (before === '-' && after === '-') throwUsageError('only one of the two reports can be standard input');
  const reports = [await readCompared(before), await readCompared(after)] as const;
  const [was, is] = reports;
  if (was.suite !== is.suite)
    throwUsageError(
      `${before} is a report of the suite ${was.suite}, and ${after} of ${is.suite}; only reports of one suite can be compared`,
    );
  const comparison = compareReports(was, is);
  const { stdout } = caller();
  const columns = terminalColumns(stdout);
  const text = () =>
    comparisonText(
      comparison,
      [
        { file: before, report: was },
        { file: after, report: is },
      ],
      { colour: wantsColour(), verbose, ...(columns === undefined ? {} : { width: columns }) },
    );
  const tool = { name: 'touchstone', version: packageVersion() };
  stdout.write(json ? legibleJson(comparisonDocument(comparison, reports, tool)) : text());
  caller().exitCode = comparison.exitCode;
}

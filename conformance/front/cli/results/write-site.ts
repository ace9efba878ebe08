import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IN_CLONE, LAUNCHER } from '../../../command/launcher.ts';
import { packageVersion } from '../../../command/package-data.ts';
import { pageAddress } from '../../../command/page-address.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { reasonKey } from '../../../core/check/reason.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { resultsSite } from '../../../report/site/site.ts';
import type { ListedSuite } from '../list/explained-suite.ts';
import type { Results } from './read-results.ts';

/**
 * Writes the pages of the site into a folder that exists, and gives their number. `repository`: the address below which the
 * files of the repository are; without it they have that of the package, if it has one.
 * @throws UsageError
 */
export function writeSite(
  { out, repository }: { readonly out: string; readonly repository?: string },
  results: Omit<Results, 'refused'>,
  suites: readonly ListedSuite[],
): number {
  const reasons = suites.flatMap(({ checks }) =>
    checks.flatMap(({ id, reasons }) =>
      Object.entries(reasons).map(([reason, text]) => [reasonKey(id, reason), text] as const),
    ),
  );
  const pages = resultsSite({
    ...results,
    suites: suites.map(({ name }) => name),
    reasons: new Map(reasons),
    launcher: LAUNCHER,
    inClone: IN_CLONE,
    version: packageVersion(),
    pageOf: (path) => (repository === undefined ? pageAddress(path) : `${repository.replace(/\/$/, '')}/${path}`),
  });
  for (const [name, text] of pages) {
    const path = join(out, name);
    try {
      writeFileSync(path, text);
    } catch (cause) {
      throwUsageError(`--out ${out}: ${path} cannot be written: ${fileErrorText(cause)}`);
    }
  }
  return pages.size;
}

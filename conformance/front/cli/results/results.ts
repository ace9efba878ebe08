import { join } from 'node:path';
import { caller } from '../../../command/caller.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { isWebAddress } from '../../../report/document/web-address.ts';
import { INDEX } from '../../../report/site/site-facts.ts';
import { SUITES } from '../../../suites.ts';
import { listedSuites } from '../list/suites.ts';
import { implementationNames, page, readResults } from './read-results.ts';
import { makeSiteFolder } from './site-folder.ts';
import { writeSite } from './write-site.ts';

/** The options of `results`. `check`: only say what is refused. */
interface ResultsOptions {
  readonly out?: string;
  readonly check?: boolean;
  /** The address below which the files of the repository are. */
  readonly repository?: string;
}

/**
 * `touchstone results FOLDER`: makes a site of the reports in a folder, or checks them. What cannot be made again is
 * refused, with exit code 1, and then no site is made.
 * @throws UsageError where it is no folder of results, or neither `--out` nor `--check` is given
 */
export async function results(folder: string, { out, check = false, repository }: ResultsOptions): Promise<void> {
  if ((out === undefined) === !check)
    throwUsageError('expected either --out with the folder of the site, or --check, which only says what is refused');
  if (repository !== undefined && !isWebAddress(repository))
    throwUsageError(
      `--repository takes a web address, such as https://code.example/touchstone/blob/main; found ${repository}`,
    );
  const names = implementationNames(folder);
  const suites = await listedSuites(SUITES);
  const { refused, ...shown } = readResults(folder, { suites });
  const { stdout, stderr } = caller();
  if (refused.length > 0) {
    stderr.write(refused.map((sentence) => `touchstone: ${sentence}\n`).join(''));
    stderr.write(
      `${refused.length} refused${out === undefined ? '' : ', so no site is made'}; ${page('what-is-refused')}\n`,
    );
    caller().exitCode = 1;
    return;
  }
  if (out === undefined) {
    stdout.write(
      `implementations: ${names.length}, trophies: ${shown.trophies.length}; each report can be made again\n`,
    );
    return;
  }
  makeSiteFolder(out);
  const files = writeSite({ out, ...(repository === undefined ? {} : { repository }) }, shown, suites);
  stdout.write(`implementations: ${names.length}, files: ${files}; ${join(out, INDEX)}\n`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOptionFolder } from '../../../command/file/folder.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { SITE_TABLE } from '../../../report/site/site.ts';

/** Makes the folder of the site. @throws UsageError where it cannot be made, or has files but no site of ours */
export function makeSiteFolder(out: string): void {
  makeOptionFolder('--out', out);
  let found: string | undefined;
  try {
    [found] = readdirSync(out).sort();
  } catch (cause) {
    throwUsageError(`--out ${out}: the folder cannot be read: ${fileErrorText(cause)}`);
  }
  if (found !== undefined && !isSite(out))
    throwUsageError(
      `--out ${out}: expected an empty folder, or a site that this command made; found ${JSON.stringify(found)} in it; name another folder or empty this one`,
    );
}

/** Whether a folder has the table of a site of any version. */
function isSite(folder: string): boolean {
  try {
    const { schema } = JSON.parse(readFileSync(join(folder, SITE_TABLE), 'utf8')) as { schema?: unknown };
    return /^touchstone\/results\/\d+$/.test(String(schema));
  } catch {
    return false;
  }
}

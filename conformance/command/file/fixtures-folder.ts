import { statSync } from 'node:fs';
import { FolderNotEmpty } from '../../../src/generate/new-folder.ts';
import { fileErrorText } from '../../files/file-error.ts';
import { isObjectAddress } from '../../transport/object/address.ts';
import { caller } from '../caller.ts';
import { holdInterrupts } from '../terminal/interrupt.ts';
import { throwUsageError } from '../usage-error.ts';

/** Error codes after which the user has to make room, grant access or name another folder. */
const NOT_WRITABLE = /^(EACCES|EDQUOT|EEXIST|EFBIG|EISDIR|ENAMETOOLONG|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/**
 * Writes into the folder of `--out`, which may be in a bucket: `write` gets the folder to write to, and gives what the
 * one line of output has beside it. An interrupt aborts the signal; the exit code is then 130, or 129 after SIGHUP.
 * @throws UsageError where the folder is not writable.
 */
export async function writeFixtures(
  out: string,
  write: (signal: AbortSignal, folder: string) => Promise<object>,
): Promise<void> {
  const { signal, exitCode, release } = holdInterrupts();
  let written: object = {};
  try {
    if (isObjectAddress(out)) {
      const { writeToBucket } = await import('./bucket-folder.ts');
      await writeToBucket('--out', out, signal, async (folder) => {
        written = await write(signal, folder);
      });
    } else written = await write(signal, out);
    caller().stdout.write(`${JSON.stringify({ folder: out, ...written })}\n`);
  } catch (cause) {
    if (signal.aborted && cause === signal.reason) {
      caller().stderr.write(`touchstone: interrupted: the files in ${out} are incomplete.\n`);
      caller().exitCode = exitCode();
      return;
    }
    if (cause instanceof FolderNotEmpty)
      throwUsageError(`--out ${out}: ${cause.message}; name another folder or empty this one`);
    if (cause instanceof Error && 'code' in cause && NOT_WRITABLE.test(String(cause.code)))
      throwUsageError(`--out ${out}: ${isFile(out) ? 'this is a file; name a folder' : whyPartlyWritten(cause, out)}`);
    throw cause;
  } finally {
    release();
  }
}

/** Why the files are incomplete: the path that failed, and its error in words. */
function whyPartlyWritten(cause: Error & { readonly path?: unknown }, out: string): string {
  const at = cause.path === undefined || cause.path === out ? '' : `${cause.path}: `;
  return `the fixtures could not be written completely: ${at}${fileErrorText(cause)}`;
}

function isFile(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}

import { statSync } from 'node:fs';
import { FolderNotEmpty } from '../../../src/generate/log/index.ts';
import { caller } from './caller.ts';
import { fileTrouble } from './file-trouble.ts';
import { holdInterrupts } from './interrupt.ts';
import { usage } from './usage.ts';

/** What a file system answers where a person has to make room, give leave or name another folder. */
const NOT_WRITABLE = /^(EACCES|EDQUOT|EEXIST|EFBIG|EISDIR|ENAMETOOLONG|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/**
 * Writes into the folder of `--out`. An interrupt aborts the signal, and the exit code is then 130.
 *
 * @throws UsageError where the folder cannot be written into.
 */
export async function writingFixtures(out: string, write: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const { signal, release } = holdInterrupts();
  try {
    await write(signal);
  } catch (cause) {
    if (signal.aborted && cause === signal.reason) {
      caller().stderr.write(`touchstone: interrupted: what is in ${out} is not whole.\n`);
      caller().exitCode = 130;
      return;
    }
    if (cause instanceof FolderNotEmpty) usage(`--out ${out}: ${cause.message}; name another folder or empty this one`);
    if (cause instanceof Error && 'code' in cause && NOT_WRITABLE.test(String(cause.code)))
      usage(`--out ${out}: ${isFile(out) ? 'this is a file; name a folder' : partly(cause, out)}`);
    throw cause;
  } finally {
    release();
  }
}

/** Why what was begun is not whole: which path refused, and in words what it said. */
function partly(cause: Error & { readonly path?: unknown }, out: string): string {
  const at = cause.path === undefined || cause.path === out ? '' : `${cause.path}: `;
  return `the fixtures could not be written whole: ${at}${fileTrouble(cause)}`;
}

function isFile(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** A whole number from 0 up to `most`, which may be written like 1e7. */
export function wholeNumber(option: string, text: string, most: bigint): bigint {
  const [, digits = '', exponent = '0'] =
    /^(\d{1,20})(?:e(\d{1,2}))?$/i.exec(text) ??
    usage(`${option} takes a whole number such as 300 or 1e7, not "${text}"`);
  const number = BigInt(digits) * 10n ** BigInt(exponent);
  return number <= most ? number : usage(`${option} takes at most ${most}, not ${text}`);
}

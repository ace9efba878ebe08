import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LogError } from '../../../src/reference/log/index.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import { fileErrorText } from '../../files/file-error.ts';
import { writeNewFile } from '../../files/new-file.ts';

/**
 * The file beside a log that holds the seed of its key. No resource of a log begins with a dot, so the file is not
 * served.
 */
export const KEY_FILE = '.touchstone-key';

/** The seed of a log's key, in hex, and where it comes from. */
export interface KeptSeed {
  readonly seed: string;
  /** `given`: by the person. `kept`: from the log's folder. `made`: new, and stored there. */
  readonly from: 'given' | 'kept' | 'made';
}

/**
 * The seed of the key of a log in a folder: the given seed, else the seed beside the log, else a new seed, which is
 * stored there, so that the log has the same key the next time.
 *
 * @throws UsageError if the given seed differs from the seed beside the log, if that cannot be read or stored, or if there is a
 *   log and no seed: with a new key its readers would refuse it.
 */
export function seedBeside(folder: string, givenSeed: string | undefined): KeptSeed {
  const file = join(folder, KEY_FILE);
  const stored = read(file);
  if (givenSeed !== undefined && stored !== undefined && stored !== givenSeed.toLowerCase())
    throwUsageError(
      `the given key seed is not the seed in ${file}, with which this log signs; leave the option out, or name another folder`,
    );
  if (givenSeed !== undefined) return { seed: givenSeed, from: 'given' };
  if (stored !== undefined) return { seed: stored, from: 'kept' };
  if (existsSync(join(folder, 'checkpoint')))
    throwUsageError(
      `--dir ${folder}: the folder has a log, but not its key: expected ${file}, or the seed of that key; restore the file from a copy, or give --key-seed-file`,
    );
  const seed = randomBytes(32).toString('hex');
  try {
    // The log is signed with it from now on, so it has to survive what the log survives.
    writeNewFile(file, `${seed}\n`);
  } catch (cause) {
    throwUsageError(
      `--dir ${folder}: the log cannot be kept there: ${KEY_FILE} cannot be written: ${fileErrorText(cause)}`,
    );
  }
  return { seed, from: 'made' };
}

/**
 * Removes a seed that was made for a log that did not open, unless a checkpoint may be signed with it: by this log before it
 * failed, one for witnesses among them, or by another server, which has the lock.
 */
export function forgetSeed(folder: string, { code }: LogError): void {
  if (code === 'locked' || code === 'unwitnessed' || existsSync(join(folder, 'checkpoint'))) return;
  rmSync(join(folder, KEY_FILE), { force: true });
}

function read(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    return throwUsageError(`${file} cannot be read: ${fileErrorText(cause)}`);
  }
  return /^[0-9a-f]{64}$/.test(text)
    ? text
    : throwUsageError(
        `${file}: expected the 64 hex digits of a key's seed, and nothing else; restore it from a copy, or take it away if it has signed nothing`,
      );
}

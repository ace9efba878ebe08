import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { throwUsageError } from '../../command/usage-error.ts';
import { fileErrorText } from '../../files/file-error.ts';
import { OWNER_ONLY, replaceFile } from '../../files/new-file.ts';

/** The file beside a feed's database that holds its keys and the token of its publishing interface. */
export const SECRETS_FILE = '.touchstone-feed';

/** By which keys a feed is read, and by which token it is published into. */
export interface FeedSecrets {
  readonly keys: readonly string[];
  readonly token: string;
}

const secret = (): string => randomBytes(16).toString('hex');

/** Those given, and random ones in place of what was not. */
export function newFeedSecrets(keys: readonly string[] | undefined, token: string | undefined): FeedSecrets {
  return { keys: keys ?? [secret()], token: token ?? secret() };
}

/**
 * The secrets of a feed that is kept in a folder: those given, else those beside the feed, else new ones, which are put
 * there, so that it has the same the next time.
 *
 * @throws UsageError where they cannot be read or kept.
 */
export function feedSecretsBeside(
  folder: string,
  keys: readonly string[] | undefined,
  token: string | undefined,
): FeedSecrets {
  const file = join(folder, SECRETS_FILE);
  const kept = read(file);
  const secrets = newFeedSecrets(keys ?? kept?.keys, token ?? kept?.token);
  try {
    // A write that fails has to leave what readers and publishers use already.
    if (!isDeepStrictEqual(secrets, kept))
      replaceFile(kept ? realpathSync(file) : file, `${JSON.stringify(secrets)}\n`, OWNER_ONLY);
    chmodSync(file, 0o600);
  } catch (cause) {
    throwUsageError(
      `--dir ${folder}: the feed cannot be kept there: ${SECRETS_FILE} cannot be written: ${fileErrorText(cause)}`,
    );
  }
  return secrets;
}

function read(file: string): FeedSecrets | undefined {
  if (!existsSync(file)) return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    return throwUsageError(`${file} cannot be read: ${fileErrorText(cause)}`);
  }
  try {
    const { keys, token } = JSON.parse(text) as Partial<FeedSecrets>;
    if (
      Array.isArray(keys) &&
      keys.length > 0 &&
      [...keys, token].every((key) => typeof key === 'string' && key !== '')
    )
      return { keys, token: token! };
  } catch {
    // It is reported below, like any other foreign text.
  }
  return throwUsageError(
    `${file}: expected {"keys":["…"],"token":"…"}, as serve feed keeps it; take it away to be given new ones`,
  );
}

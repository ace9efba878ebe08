import { fileErrorText } from '../../files/file-error.ts';
import { caller } from '../caller.ts';
import { boundedText } from '../file/bounded-text.ts';
import { keepSecret } from '../secrets/known-secrets.ts';
import { throwUsageError } from '../usage-error.ts';

/** The text of a file that an option names. @throws UsageError where it cannot be read. */
export function optionFileText(option: string, file: string): string {
  try {
    return boundedText(file);
  } catch (cause) {
    return throwUsageError(`${option} ${file}: it cannot be read: ${fileErrorText(cause)}`);
  }
}

/** A secret in a variable of the environment. @throws UsageError where it is absent or empty. */
export function secretOfEnvironment(option: string, name: string): string {
  const secret =
    caller().env[name] ||
    throwUsageError(
      `${option} ${name}: there is no such variable in the environment, or it is empty`,
      'a-key-is-missing',
    );
  keepSecret(secret);
  return secret;
}

/** A secret that stands alone in a file, without the end of its line. @throws UsageError for an unreadable or empty file. */
export function secretOfFile(option: string, file: string): string {
  const secret = optionFileText(option, file).replace(/\r?\n$/, '');
  if (secret === '') throwUsageError(`${option} ${file}: the file is empty`, 'a-key-is-missing');
  keepSecret(secret);
  return secret;
}

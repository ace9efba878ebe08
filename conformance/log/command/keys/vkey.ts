import { throwUsageError } from '../../../command/usage-error.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { Vkey } from '../../oracle/note/verifier-key.ts';
import { parseVkey } from '../../oracle/note/vkey.ts';

const FORM =
  'the operator of the log publishes its key as one line, <name>+<key ID>+<base64> (https://c2sp.org/signed-note)';
const AGAIN = 'copy the whole line again, as the operator of the log publishes it';

/** The place of each defect in the line, and the remedy. */
const DEFECTS: Readonly<
  Record<NonNullable<ReturnType<typeof parseVkey>['defect']>['reason'], [where: string, todo: string]>
> = {
  shape: ['the line', FORM],
  name: ['the name', FORM],
  'key-id': ['the key ID, after the first "+"', AGAIN],
  base64: ['the key, after the second "+"', AGAIN],
  type: ['the type of the key', 'give a key of the log of one of these types, or no key and --without keys'],
  key: ['the key, after the second "+"', AGAIN],
  'key-id-mismatch': ['the key ID, which is made of the name and the key', `one of the three was changed: ${AGAIN}`],
};

/** A verifier key (signed-note). */
export function vkeyOption(text: string): Vkey {
  const { value, defect } = parseVkey(text);
  if (value) return value;
  const [where, todo] = DEFECTS[defect.reason];
  return throwUsageError(
    `--vkey ${quotedText(text)}: ${where}: expected ${defect.expected}; found ${defect.actual}; ${todo}`,
    'the-public-key-is-wrong',
  );
}

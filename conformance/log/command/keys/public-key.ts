import { createPublicKey } from 'node:crypto';
import { optionFileText } from '../../../command/options/secret-source.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { Vkey } from '../../oracle/note/verifier-key.ts';
import { vkeyOfSpki } from '../../oracle/note/vkey-of-spki.ts';

const WANTED = 'a public key in PEM ("-----BEGIN PUBLIC KEY-----")';

/** What to do with other objects in PEM, by their label. */
function remedy(label: string, file: string): string {
  if (/PRIVATE KEY$/.test(label)) return `write its public half with openssl pkey -in ${file} -pubout, and give that`;
  if (label === 'CERTIFICATE') return `write its key with openssl x509 -in ${file} -pubkey -noout, and give that`;
  return 'ask the operator of the log for its public key';
}

/** The SPKI DER in a file with a public key in PEM. @throws UsageError for any other file. */
export function publicKeyFile(option: string, file: string): Uint8Array {
  const labels = [...optionFileText(option, file).matchAll(/^-----BEGIN ([A-Z0-9 ]+)-----[ \t]*\r?$/gm)];
  const at = `${option} ${file}: expected ${WANTED}`;
  const label = labels[0]?.[1];
  if (label === undefined) throwUsageError(`${at}, found no such text`, 'the-public-key-is-wrong');
  if (labels.length > 1)
    throwUsageError(
      `${at} alone, found ${labels.length} objects; give each key in a file of its own, and the option again`,
      'the-public-key-is-wrong',
    );
  if (!/^(RSA )?PUBLIC KEY$/.test(label))
    throwUsageError(`${at}, found "${label}"; ${remedy(label, file)}`, 'the-public-key-is-wrong');
  try {
    return createPublicKey(optionFileText(option, file)).export({ format: 'der', type: 'spki' });
  } catch {
    return throwUsageError(
      `${at}, found one that cannot be read; copy the whole file again`,
      'the-public-key-is-wrong',
    );
  }
}

/**
 * The host in the address of a log, by which Rekor names the key of a log. Undefined for a text that is no address.
 */
export function hostOfAddress(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/**
 * The verifier key of a log in a file of PEM. Its name is the origin that was given, else the host of the log's address.
 *
 * @throws UsageError where the file has no such key, or the name cannot name a key.
 */
export function publicKeyOption(
  file: string,
  named: { readonly origin?: string; readonly address?: string },
  vkeyOf = vkeyOfSpki,
): Vkey {
  const option = '--public-key';
  const spki = publicKeyFile(option, file);
  const name =
    named.origin ??
    hostOfAddress(named.address ?? '') ??
    throwUsageError(
      `${option} ${file}: the name of the key is missing, which its ID is made of: give it with --origin`,
      'the-public-key-is-wrong',
    );
  const { value, defect } = vkeyOf(name, spki);
  if (value) return value;
  const at = defect.reason === 'name' ? 'the name of the key (--origin)' : 'the key';
  return throwUsageError(
    `${option} ${file}: ${at}: expected ${defect.expected}; found ${defect.actual}`,
    'the-public-key-is-wrong',
  );
}

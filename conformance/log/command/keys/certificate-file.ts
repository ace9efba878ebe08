import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { optionFileText, secretOfFile } from '../../../command/options/secret-source.ts';
import { throwUsageError } from '../../../command/usage-error.ts';

/** The one certificate in a file of PEM, in DER. @throws UsageError for any other file. */
export function certificateFile(option: string, file: string): Uint8Array {
  const text = optionFileText(option, file);
  const count = [...text.matchAll(/^-----BEGIN CERTIFICATE-----[ \t]*\r?$/gm)].length;
  const at = `${option} ${file}: expected one certificate in PEM ("-----BEGIN CERTIFICATE-----")`;
  if (count !== 1) throwUsageError(`${at}, found ${count}`);
  try {
    return new Uint8Array(new X509Certificate(text).raw);
  } catch {
    return throwUsageError(`${at}, found one that cannot be read; copy the whole file again`);
  }
}

/**
 * The private key of a certificate, in PEM as it was read.
 *
 * @throws UsageError where the file has no private key, or one of another certificate, or one that signs no certificates here.
 */
export function keyOfCertificateFile(option: string, file: string, certificate: Uint8Array): string {
  const text = secretOfFile(option, file);
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch {
    return throwUsageError(`${option} ${file}: expected a private key in PEM, without a password`);
  }
  if (!new X509Certificate(certificate).checkPrivateKey(key))
    throwUsageError(`${option} ${file}: expected the private key of the certificate, found another`);
  if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throwUsageError(`${option} ${file}: expected an ECDSA key on P-256, found ${key.asymmetricKeyType}`);
  return text;
}

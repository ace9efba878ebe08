import { sign } from 'node:crypto';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { der, derValues } from '../key/der.ts';
import { testCertificate, testKey } from '../key/test-keys.ts';

const SEQUENCE = 0x30;
/** The OID 2.999.1, of the arc for examples. */
const EXAMPLE = der(0x06, Uint8Array.of(0x88, 0x37, 0x01));
/** The bytes by which DER and base 64 may lengthen an entry, and by which its signature may be shorter. */
const SLACK = 32;

/** Lengths whose certificate is kept. The checks use fewer. */
const KEPT = 8;
/** Certificates by the length of their extension, because signing long ones takes time. Runs may share them: any certificate will do. */
const certificates = new Map<number, Uint8Array>();

/**
 * The self-signed certificate of the key `p-256` with a non-critical extension of the given length, which a reader
 * ignores (RFC 5280 section 4.2). DER, with a new signature.
 */
export function largeCertificate(extensionBytes: number): Uint8Array {
  const certificate = certificates.get(extensionBytes) ?? signedCertificate(extensionBytes);
  if (certificates.size < KEPT) certificates.set(extensionBytes, certificate);
  return certificate;
}

function signedCertificate(extensionBytes: number): Uint8Array {
  const [certificateValue] = derValues(testCertificate('p-256'));
  const [tbs, algorithm] = derValues(certificateValue!.content);
  const fields = derValues(tbs!.content);
  const extensions = fields.pop()!;
  const [list] = derValues(extensions.content);
  const extension = der(SEQUENCE, EXAMPLE, der(0x04, der(0x04, new Uint8Array(extensionBytes))));
  const longer = der(extensions.tag, der(SEQUENCE, list!.content, extension));
  const signed = der(SEQUENCE, ...fields.map(({ bytes }) => bytes), longer);
  const signature = sign('sha256', signed, testKey('p-256').privateKey);
  return der(SEQUENCE, signed, algorithm!.bytes, der(0x03, Uint8Array.of(0), signature));
}

const certified = (sound: NewEntry, rawBytes: Uint8Array): NewEntry => ({
  ...sound,
  verifier: { kind: 'x509Certificate', rawBytes },
});

/** A sound P-256 entry with a certificate so large that its leaf has at least `bytes` bytes, and few more. */
export function largeEntry(sound: NewEntry, bytes: number): NewEntry {
  const having = (extension: number): NewEntry => certified(sound, largeCertificate(extension));
  const short = bytes - canonicalBody(having(0)).length;
  return having(Math.ceil((short * 3) / 4) + SLACK);
}

/**
 * A sound P-256 entry with a certificate so large that its leaf has exactly `bytes` bytes.
 *
 * @throws RangeError if no leaf has that length, since base 64 encodes three bytes in four characters.
 */
export function entryOfLength(sound: NewEntry, bytes: number): NewEntry {
  const extensionBytes = ((bytes - canonicalBody(certified(sound, new Uint8Array())).length) * 3) / 4;
  if (!Number.isInteger(extensionBytes) || extensionBytes < 1000)
    throw new RangeError(`no leaf of an entry has ${bytes} bytes`);
  // Two bytes fewer are filled up to the same length; and no signature is as long as the one before.
  for (let extension = extensionBytes; ; ) {
    const certificate = signedCertificate(extension);
    const over = certificate.length - (extensionBytes - 1);
    if (Math.abs(over) <= 1) return certified(sound, certificate);
    extension -= over;
  }
}

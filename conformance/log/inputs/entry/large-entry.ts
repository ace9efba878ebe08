import { sign } from 'node:crypto';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { der, derValues } from '../key/der.ts';
import { testCertificate, testKey } from '../key/test-keys.ts';

const SEQUENCE = 0x30;
/** The OID 2.999.1, of the arc for examples. */
const EXAMPLE = der(0x06, Uint8Array.of(0x88, 0x37, 0x01));
/** By how much DER and base 64 may lengthen an entry, and its signature be shorter than usual. */
const SLACK = 32;

/** Lengths whose certificate is kept. The checks use fewer. */
const KEPT = 8;
/** Certificates by the length of their extension, because signing long ones takes time. Runs may share them: any certificate will do. */
const certificates = new Map<number, Uint8Array>();

/**
 * The self-signed certificate of the key `p-256` with an extension of so many bytes, which is not critical, so that a
 * reader ignores it (RFC 5280 section 4.2). DER, with a signature of its own.
 */
export function largeCertificate(extensionBytes: number): Uint8Array {
  const certificate = certificates.get(extensionBytes) ?? signedCertificate(extensionBytes);
  if (certificates.size < KEPT) certificates.set(extensionBytes, certificate);
  return certificate;
}

function signedCertificate(extensionBytes: number): Uint8Array {
  const [whole] = derValues(testCertificate('p-256'));
  const [tbs, algorithm] = derValues(whole!.content);
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
 * @throws RangeError where base 64, of which four characters stand for three bytes, gives no leaf of that length.
 */
export function entryOfLength(sound: NewEntry, bytes: number): NewEntry {
  const wanted = ((bytes - canonicalBody(certified(sound, new Uint8Array())).length) * 3) / 4;
  if (!Number.isInteger(wanted) || wanted < 1000) throw new RangeError(`no leaf of an entry has ${bytes} bytes`);
  // Two bytes fewer are filled up to the same length; and no signature is as long as the one before.
  for (let extension = wanted; ; ) {
    const certificate = signedCertificate(extension);
    const over = certificate.length - (wanted - 1);
    if (Math.abs(over) <= 1) return certified(sound, certificate);
    extension -= over;
  }
}

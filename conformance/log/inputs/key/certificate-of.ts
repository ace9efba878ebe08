import { sign } from 'node:crypto';
import { der, derValues } from './der.ts';
import { testCertificate, testKey } from './test-keys.ts';

const SEQUENCE = 0x30;
const BIT_STRING = 0x03;
/** The place of subjectPublicKeyInfo among the fields of a TBSCertificate of version 3 (RFC 5280, section 4.1). */
const PUBLIC_KEY = 6;

/** A certificate of a key, DER: that of the test key `p-256` with this key in it, issued by `p-256`. */
export function certificateOf(spki: Uint8Array): Uint8Array {
  const [tbs, algorithm] = derValues(derValues(testCertificate('p-256'))[0]!.content);
  const fields = derValues(tbs!.content).map(({ bytes }, place) => (place === PUBLIC_KEY ? spki : bytes));
  const issued = der(SEQUENCE, ...fields);
  const signature = sign('sha256', issued, testKey('p-256').privateKey);
  return der(SEQUENCE, issued, algorithm!.bytes, der(BIT_STRING, Uint8Array.of(0), signature));
}

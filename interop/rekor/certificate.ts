/** Certificates for the keys of a test, written as DER by hand: Node reads certificates and makes none (RFC 5280, 4.1). */
import { type KeyObject, sign } from 'node:crypto';

/** The contents of a certificate besides its key. */
export interface CertificateOptions {
  readonly notBefore?: Date;
  readonly notAfter?: Date;
  /** Bytes of an unknown extension, to make the certificate large. */
  readonly padding?: number;
}

/** Signature algorithms by the type of the key that signs: OID, whether NULL parameters follow, hash. */
const SIGNATURES = {
  ec: { oid: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02], parameters: false, hash: 'sha256' },
  rsa: { oid: [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b], parameters: true, hash: 'sha256' },
  ed25519: { oid: [0x2b, 0x65, 0x70], parameters: false, hash: undefined },
} as const;

const OID_COMMON_NAME = [0x55, 0x04, 0x03];
/** 2.999.1: an arc for examples. */
const OID_PADDING = [0x88, 0x37, 0x01];

/** A certificate of a key, signed by that key. */
export function selfSigned(privateKey: KeyObject, spki: Uint8Array, options: CertificateOptions = {}): Buffer {
  const signature = SIGNATURES[privateKey.asymmetricKeyType as keyof typeof SIGNATURES];
  const { notBefore = new Date('2020-01-01T00:00:00Z'), notAfter = new Date('2049-12-31T23:59:59Z') } = options;
  const algorithm = sequence(der(0x06, signature.oid), ...(signature.parameters ? [der(0x05, [])] : []));
  const name = sequence(der(0x31, sequence(der(0x06, OID_COMMON_NAME), der(0x0c, Buffer.from('touchstone')))));
  const padding = der(0x04, der(0x04, Buffer.alloc(options.padding ?? 0, 0x61)));
  const extensions = der(0xa3, sequence(sequence(der(0x06, OID_PADDING), padding)));
  const tbs = sequence(
    der(0xa0, der(0x02, [2])), // v3
    der(0x02, [1]),
    algorithm,
    name,
    sequence(utcTime(notBefore), utcTime(notAfter)),
    name,
    spki,
    ...(options.padding === undefined ? [] : [extensions]),
  );
  return sequence(tbs, algorithm, der(0x03, Buffer.concat([Buffer.of(0), sign(signature.hash, tbs, privateKey)])));
}

/** One value: tag, length in the shortest form, content (X.690, 8.1). */
export function der(tag: number, content: Uint8Array | readonly number[]): Buffer {
  const { length } = content;
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest >>>= 8) digits.unshift(rest & 0xff);
  const head = length < 0x80 ? [tag, length] : [tag, 0x80 | digits.length, ...digits];
  return Buffer.concat([Buffer.from(head), Buffer.from(content)]);
}

/** A SEQUENCE of values. */
export function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

/** Two digits of year, so up to 2049. */
function utcTime(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x17, Buffer.from(digits.slice(2)));
}

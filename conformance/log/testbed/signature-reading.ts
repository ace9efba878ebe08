/** Alterations of the reading of signatures in requests: wrong signatures are accepted as similar right ones. */
import type { LogRig, Parts } from '../../../src/reference/log/index.ts';
import { verifyRsa } from '../../../src/reference/log/signature/verify-rsa.ts';
import { withParts } from './parts.ts';

type Algorithm = Parameters<Parts['verifyDigest']>[0];

/** Accepts a signature if its alternative reading verifies. `undefined`: no alternative reading. */
export function withSignaturesRead(
  rig: LogRig,
  family: Algorithm['family'],
  read: (signature: Uint8Array, algorithm: Algorithm) => Uint8Array | undefined,
): LogRig {
  const { verifyDigest } = rig.parts;
  return withParts(rig, {
    verifyDigest: (algorithm, key, digest, signature) => {
      const reread = algorithm.family === family ? read(signature, algorithm) : undefined;
      return verifyDigest(algorithm, key, digest, reread ?? signature);
    },
  });
}

/** Parts that accept an RSA key of any length. */
export function rsaOfAnyLength({ keyFits, verifyDigest }: Parts): Pick<Parts, 'keyFits' | 'verifyDigest'> {
  const asLong = (...[algorithm, key]: Parameters<Parts['keyFits']>) => {
    const { modulusLength } = key.asymmetricKeyDetails ?? {};
    if (algorithm.family !== 'rsa' || modulusLength === undefined) return algorithm;
    return { ...algorithm, bits: modulusLength as NonNullable<typeof algorithm.bits> };
  };
  return {
    keyFits: (algorithm, key) => keyFits(asLong(algorithm, key), key),
    verifyDigest: (algorithm, key, ...rest) => verifyDigest(asLong(algorithm, key), key, ...rest),
  };
}

/** Verifies once what a name is made of, and takes whatever else has the name. Default: of every family. */
export function withVerificationRemembered(
  rig: LogRig,
  name: (key: Uint8Array, digest: Uint8Array, signature: Uint8Array) => readonly Uint8Array[],
  family?: Algorithm['family'],
): LogRig {
  const { verifyDigest } = rig.parts;
  const verified = new Set<string>();
  return withParts(rig, {
    verifyDigest: (algorithm, key, digest, signature) => {
      if (family && algorithm.family !== family) return verifyDigest(algorithm, key, digest, signature);
      const spki = key.export({ format: 'der', type: 'spki' });
      const named = [Buffer.from(algorithm.name), ...name(spki, digest, signature)]
        .map((bytes) => Buffer.from(bytes).toString('hex'))
        .join();
      if (!verified.has(named) && !verifyDigest(algorithm, key, digest, signature)) return false;
      verified.add(named);
      return true;
    },
  });
}

/**
 * Takes digests of some algorithms that are longer than their hash, and verifies as much of them as the hash is long.
 */
export function withDigestsCut(rig: LogRig, isCut: (algorithm: Algorithm) => boolean): LogRig {
  const { digestFits, verifyDigest } = rig.parts;
  return withParts(rig, {
    digestFits: (algorithm, digest) =>
      isCut(algorithm) ? digest.length >= algorithm.digestLength : digestFits(algorithm, digest),
    verifyDigest: (algorithm, key, digest, signature) => {
      const signedDigest = isCut(algorithm) ? digest.subarray(0, algorithm.digestLength) : digest;
      return verifyDigest(algorithm, key, signedDigest, signature);
    },
  });
}

/** An element of DER or of a similar encoding. */
interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  /** The offset of the next element. */
  readonly end: number;
}

/**
 * The element at an offset with any tag, its length in one byte or, needlessly, in two; cut at the end of the bytes.
 */
function elementAt(bytes: Uint8Array, at: number): Element {
  const [tag = 0, first = 0, second = 0] = bytes.subarray(at, at + 3);
  const start = at + (first === 0x81 ? 3 : 2);
  const length = first < 0x80 ? first : first === 0x81 ? second : bytes.length;
  return { tag, content: bytes.subarray(start, start + length), end: start + length };
}

/** The numbers of an ECDSA signature, read without any validation. */
interface EcdsaParts {
  readonly outer: Element;
  readonly r: Element;
  readonly s: Element;
}

/** The same, wherever the SEQUENCE ends. */
export function ecdsaParts(signature: Uint8Array): EcdsaParts {
  const outer = elementAt(signature, 0);
  const rest = signature.subarray(signature[1] === 0x81 ? 3 : 2);
  const r = elementAt(rest, 0);
  return { outer, r, s: elementAt(rest, r.end) };
}

/** The encoding of an element of less than 256 bytes. */
function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const { length } = Buffer.concat(contents);
  return Buffer.concat([Uint8Array.of(tag, ...(length > 0x7f ? [0x81, length] : [length])), ...contents]);
}

/** An ECDSA signature of two contents of INTEGERs, as they are. */
export function ecdsaSignature(r: Uint8Array, s: Uint8Array): Buffer {
  return element(0x30, element(0x02, r), element(0x02, s));
}

/** The content of an INTEGER whose bytes are read as an unsigned number (X.690, section 8.3). */
export function unsignedInteger(bytes: Uint8Array): Uint8Array {
  const from = bytes.findIndex((byte) => byte !== 0);
  const digits = from < 0 ? Uint8Array.of(0) : bytes.subarray(from);
  return digits[0]! > 0x7f ? Buffer.concat([Uint8Array.of(0), digits]) : digits;
}

/** Accepts RSA keys with some exponents that RSA keys may not have (RFC 8017, section 3.1). */
export function withRsaExponents(rig: LogRig, isTaken: (exponent: bigint) => boolean): LogRig {
  const { keyFits, verifyDigest } = rig.parts;
  const isMeant: typeof keyFits = (algorithm, { asymmetricKeyType, asymmetricKeyDetails }) =>
    algorithm.family === 'rsa' &&
    asymmetricKeyType === 'rsa' &&
    asymmetricKeyDetails?.modulusLength === algorithm.bits &&
    isTaken(asymmetricKeyDetails?.publicExponent ?? 0n);
  return withParts(rig, {
    keyFits: (algorithm, key) => isMeant(algorithm, key) || keyFits(algorithm, key),
    verifyDigest: (algorithm, key, digest, signature) =>
      isMeant(algorithm, key) ? verifyRsa(key, digest, signature) : verifyDigest(algorithm, key, digest, signature),
  });
}

/** Uses other parts to decide whether an entry with a certificate is admitted. */
export function withCertificatesAdmitted(rig: LogRig, others: Partial<Parts>): LogRig {
  const { admit } = rig.parts;
  return withParts(rig, {
    admit: (request, parts) => {
      const { signature } = request.spec.case === 'hashedRekordRequestV002' ? request.spec.value : {};
      const isCertified = signature?.verifier?.verifier.case === 'x509Certificate';
      return admit(request, isCertified ? { ...parts, ...others } : parts);
    },
  });
}

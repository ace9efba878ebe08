/** Wrong ways to read and to verify an RSA signature. */
import { constants, publicDecrypt } from 'node:crypto';
import type { SignatureAcceptance, SignatureReading } from './verification.ts';

/** As many bytes as the modulus has. */
export const rsaUpToItsLength: SignatureReading = (signature, { bits = 0 }) => signature.subarray(0, bits / 8);

/** The same for keys of 4096 bits alone. */
export const rsa4096UpToItsLength: SignatureReading = (signature, { bits }) =>
  bits === 4096 ? signature.subarray(0, 512) : undefined;

/** A number, whatever the length of its bytes. */
export const rsaAsNumber: SignatureReading = (signature, { bits = 0 }) => {
  const length = bits / 8;
  const number = Buffer.concat([new Uint8Array(length), signature]);
  const isTooLong = number.subarray(0, -length).some((byte) => byte !== 0);
  return isTooLong ? undefined : number.subarray(-length);
};

/** Adds a zero byte that is missing at the beginning. */
export const rsaWithZeroByte: SignatureReading = (signature, { bits = 0 }) =>
  8 * (signature.length + 1) === bits ? Buffer.concat([Uint8Array.of(0), signature]) : undefined;

const number = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** The number modulo n. */
export const rsaModuloN: SignatureReading = (signature, _algorithm, key) => {
  const { n = '' } = key.export({ format: 'jwk' });
  const rest = number(signature) % number(Buffer.from(n, 'base64url'));
  return Buffer.from(rest.toString(16).padStart(2 * signature.length, '0'), 'hex');
};

/** Whether the block of a signature is accepted. Signatures of another length than the modulus have no block. */
const blockAccepted =
  (isAccepted: (block: Buffer, digest: Uint8Array) => boolean): SignatureAcceptance =>
  ({ family, bits }, key, digest, signature) =>
    family === 'rsa' &&
    8 * signature.length === bits &&
    isAccepted(publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature), digest);

/** Looks at the end of the block alone. */
export const rsaWithAnyPadding = blockAccepted((block, digest) => block.subarray(-digest.length).equals(digest));

/** The padding of a block of type 1, with everything in front of the digest (RFC 8017, section 9.2, note 1). */
const UP_TO_THE_DIGEST = /^0001(?:ff){8,}003031300d060960864801650304020105000420/;

/** Ignores what follows the digest in the block. */
export const rsaWithShortPadding = blockAccepted((block, digest) => {
  const hex = block.toString('hex');
  const [padding] = UP_TO_THE_DIGEST.exec(hex) ?? [];
  return padding !== undefined && hex.startsWith(Buffer.from(digest).toString('hex'), padding.length);
});

/** Accepts what the library refuses to compute with. */
export const rsaErrorAccepted: SignatureAcceptance = ({ family, bits }, key, _digest, signature) => {
  if (family !== 'rsa' || 8 * signature.length !== bits) return false;
  try {
    publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature);
    return false;
  } catch {
    return true;
  }
};

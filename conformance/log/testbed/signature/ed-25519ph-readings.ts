import type { SignatureReading } from './verification.ts';

/** The order of the group (RFC 8032, section 5.1). */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/** Reads the number S of an Ed25519ph signature modulo the order. */
export const ed25519phModuloOrder: SignatureReading = (signature) => {
  const number = BigInt(`0x0${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) % ORDER;
  const bytes = Buffer.from(number.toString(16).padStart(64, '0'), 'hex').reverse();
  return signature.length === 64 ? Buffer.concat([signature.subarray(0, 32), bytes]) : undefined;
};

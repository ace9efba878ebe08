import type { CurveName } from './algorithms.ts';

/**
 * The SubjectPublicKeyInfo of a key on a curve, up to its coordinates: id-ecPublicKey with the curve by name (RFC 5480,
 * section 2.1.1), a BIT STRING of whole bytes, and the 04 of an uncompressed point (SEC 1, section 2.3.3).
 */
export const SPKI_HEAD: Readonly<Record<CurveName, Uint8Array>> = {
  'P-256': Buffer.from('3059301306072a8648ce3d020106082a8648ce3d03010703420004', 'hex'),
  'P-384': Buffer.from('3076301006072a8648ce3d020106052b8104002203620004', 'hex'),
  'P-521': Buffer.from('30819b301006072a8648ce3d020106052b810400230381860004', 'hex'),
};

/** Bytes of each of the two coordinates that follow. */
export const COORDINATE_BYTES: Readonly<Record<CurveName, number>> = { 'P-256': 32, 'P-384': 48, 'P-521': 66 };

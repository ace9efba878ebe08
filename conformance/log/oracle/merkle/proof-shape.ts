/**
 * The shape of a proof, before any of it is hashed: as many hashes as the definition gives, each as long as SHA-256.
 *
 * Anchored by: merkle/inclusion and merkle/consistency probes with lost, added and malformed hashes
 */
import type { Defect } from '../../../core/check/defect.ts';

/**
 * The defect of a proof that does not have `length` hashes of 32 bytes. Each hash is measured: two hashes of 64 bytes
 * together, divided at another byte, would make the same node.
 */
export function proofShapeDefect(proof: readonly Uint8Array[], length: number): Defect<'proof-length'> | undefined {
  if (proof.length !== length) {
    return { reason: 'proof-length', expected: `${length} hashes`, actual: `${proof.length} hashes` };
  }
  const invalid = proof.findIndex((hash) => hash.length !== 32);
  if (invalid < 0) return undefined;
  const actual = `${proof[invalid]!.length} bytes`;
  return { reason: 'proof-length', expected: 'hashes of 32 bytes', actual, at: `hash ${invalid} of the proof` };
}

/**
 * The shape of a proof, before any of it is hashed: as many hashes as the definition gives, each as long as SHA-256.
 *
 * Anchored by: merkle/inclusion and merkle/consistency probes with lost, added and malformed hashes
 */
import type { Defect } from '../../../core/check/defect.ts';

/**
 * What is wrong with the shape of a proof that has to have `length` hashes. Lengths are judged hash by hash as well: two
 * hashes that together have 64 bytes, divided elsewhere, would make the same node.
 */
export function proofShapeDefect(proof: readonly Uint8Array[], length: number): Defect<'proof-length'> | undefined {
  if (proof.length !== length) {
    return { reason: 'proof-length', expected: `${length} hashes`, actual: `${proof.length} hashes` };
  }
  const odd = proof.findIndex((hash) => hash.length !== 32);
  if (odd < 0) return undefined;
  const actual = `${proof[odd]!.length} bytes`;
  return { reason: 'proof-length', expected: 'hashes of 32 bytes', actual, at: `hash ${odd} of the proof` };
}

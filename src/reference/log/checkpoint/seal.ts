import type { LogRig } from '../rig.ts';

/** The members of a rig that are needed to sign a checkpoint. */
export type Seal = Pick<LogRig, 'parts' | 'origin' | 'signer' | 'cosigners' | 'frozen'>;

/**
 * A checkpoint for a size and a root, signed by the log and then by its cosigners, as it is served. With the rig any
 * tree head can be signed, so that a fault can contradict the tree and still verify.
 */
export function sealCheckpoint(seal: Seal, size: bigint, root: Uint8Array): string {
  const { parts, origin, signer, cosigners = [], frozen } = seal;
  const head = parts.checkpointText(origin, size, root);
  const text = frozen === undefined ? head : `${head}${parts.frozenLine(frozen)}\n`;
  const signatures = [signer, ...cosigners].map((by) => ({
    name: by.name,
    keyId: parts.keyId(by.name, by.type, by.publicKey),
    signature: by.sign(text),
  }));
  return parts.note(text, signatures);
}

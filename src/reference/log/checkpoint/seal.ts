import type { LogRig } from '../rig.ts';

/** What it takes to sign a checkpoint. */
export type Seal = Pick<LogRig, 'parts' | 'origin' | 'signer' | 'cosigners' | 'frozen'>;

/**
 * A checkpoint for a size and a root, signed by the log and then by its cosigners, as it is served.
 * Whoever has the rig can sign any tree head, so that a lie can be told coherently.
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

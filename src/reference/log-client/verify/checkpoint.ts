import { readHead, type TreeHead } from '../note/checkpoint.ts';
import type { VerifierKey } from '../note/verifier-key.ts';
import { refuse } from '../refused.ts';
import type { LogClientRig } from '../rig.ts';

/** What the client trusts: the key of the log and, if it knows it, the origin. */
export interface Trusted {
  readonly key: VerifierKey;
  readonly origin?: string;
}

/** The tree head of a checkpoint that the log has signed. @throws Refused */
export function verifiedHead(bytes: Uint8Array, { key, origin }: Trusted, rig: LogClientRig): TreeHead {
  const { text, lines } = rig.divideNote(rig.decodeNote(bytes));
  if (lines.length > rig.mostSignatures()) refuse(`the checkpoint has ${lines.length} signatures`);
  const own = rig.ownLines(lines.map(rig.readSignatureLine), key);
  if (!rig.linesSuffice(own.map((line) => rig.lineVerifies(text, line, key))))
    refuse(`no signature by ${key.name} verifies, or one of several does not`);
  const head = readHead(text, rig);
  if (origin !== undefined && !rig.isOrigin(head.origin, origin, key))
    refuse(`the checkpoint is of ${JSON.stringify(head.origin)}, not of ${JSON.stringify(origin)}`);
  return head;
}

import { refuse } from '../refused.ts';

/** A proof to be verified offline. */
export interface ProofFile {
  readonly index: bigint;
  readonly proof: readonly Uint8Array[];
  /** The bytes of the checkpoint. */
  readonly checkpoint: Uint8Array;
}

const FORM = /^c2sp\.org\/tlog-proof@v1\n(?:extra [A-Za-z0-9+/=]*\n)?index (0|[1-9]\d{0,19})\n((?:[^\n]+\n)*)\n/;

/** Takes a proof apart (C2SP tlog-proof, "Format"). @throws Refused */
export function readProofFile(bytes: Uint8Array): ProofFile {
  const text = Buffer.from(bytes).toString('latin1');
  const [head, index, lines] = FORM.exec(text) ?? [];
  if (head === undefined) return refuse('this is no tlog-proof');
  const proof = lines!.split('\n').slice(0, -1);
  const hashes = proof.map((line) => {
    const hash = Buffer.from(line, 'base64');
    return hash.length === 32 && hash.toString('base64') === line ? hash : refuse('a hash of the proof is malformed');
  });
  return { index: BigInt(index!), proof: hashes, checkpoint: bytes.subarray(head.length) };
}

/** What every check of several writes stands on: a single entry is answered and kept as it is to be. */
import type { Defect } from '../core/defect.ts';
import type { LogEntry, NewEntry } from '../core/log-entry.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import type { Vkey } from '../core/vkey.ts';
import { base64, utf8 } from '../oracle/bytes.ts';
import { parseCheckpointText } from '../oracle/checkpoint.ts';
import { verifyInclusion } from '../oracle/inclusion.ts';
import { leafHash } from '../oracle/merkle.ts';
import { decodeNote, parseSignatureLine, type SignatureLine, splitNote } from '../oracle/note.ts';
import { bodies, claimed } from './answered.ts';
import type { Creation, Success } from './created.ts';
import { signatureDefect } from './signature-defect.ts';
import { inTime, kept, writtenSound } from './written.ts';

/** The entries that were created first are right: what is wrong with each alone is no matter of many. */
export const standing = premise<LogTarget>()({
  name: 'standing',
  owners: {
    length: 'log/proof/verifies#length',
    root: 'log/proof/verifies#root',
  },
  async find(_log, t): Promise<true> {
    await t.use(bodies);
    // A tree that is wrong in itself gives wrong proofs.
    await t.use(writtenSound);
    for (const { logged, answer } of await t.use(claimed)) {
      const defect = proofDefect(logged);
      const reason = defect?.reason === 'proof-length' ? 'length' : 'root';
      t.judge(defect && { ...defect, reason }, answer);
    }
    await t.use(inTime);
    await t.use(kept);
    return true;
  },
});

/** What the check of a first entry owns, for each premise that creates more of them. */
export const TAKEN = {
  refused: 'log/create/accepted#refused',
  'server-error': 'log/create/accepted#server-error',
  'not-an-entry': 'log/create/accepted#not-an-entry',
} as const;

/** A creation that was answered with an entry, or the failure of the check that owns it. */
export function taken(t: Trial<LogTarget, keyof typeof TAKEN>, made: Creation, what: string): Success {
  const { answer, logged } = made;
  const reason = answer.status >= 500 ? 'server-error' : answer.status >= 300 ? 'refused' : 'not-an-entry';
  const expected = `a TransparencyLogEntry, for ${what}`;
  t.judge(logged ? undefined : { reason, expected, actual: `status ${answer.status}`, at: 'log/entries' }, answer);
  return made as Success;
}

/** What is wrong with the inclusion proof in an answer: it has to lead to the root that its own checkpoint states. */
export function proofDefect({ logIndex, canonicalizedBody, inclusionProof: proof }: LogEntry): Defect | undefined {
  const at = 'inclusionProof';
  if (!proof) return { reason: 'missing', expected: 'an inclusion proof', actual: 'none', at };
  const text = decodeNote(utf8(proof.checkpoint)).value;
  const parts = text === undefined ? undefined : splitNote(text).value;
  const head = parts && parseCheckpointText(parts.text).value;
  if (!head) return { reason: 'checkpoint', expected: 'a checkpoint', actual: proof.checkpoint, at };
  const { size, root } = head;
  if (proof.treeSize !== size)
    return { reason: 'tree-size', expected: `${size}, as its checkpoint says`, actual: `${proof.treeSize}`, at };
  const claim = { index: logIndex, size, leafHash: leafHash(canonicalizedBody), proof: proof.hashes, root };
  const defect = verifyInclusion(claim);
  return defect && { ...defect, at: `${at}, of index ${logIndex} in tree size ${size}` };
}

/** What is wrong with the signatures of a checkpoint in an answer, by the log's keys (C2SP signed-note, "Signatures"). */
export function unsignedDefect(envelope: string, keys: readonly Vkey[]): Defect | undefined {
  const at = 'inclusionProof.checkpoint';
  const note = decodeNote(utf8(envelope));
  if (note.defect) return { ...note.defect, at };
  const parts = splitNote(note.value);
  if (parts.defect) return { ...parts.defect, at };
  const { text, signatureLines } = parts.value;
  const lines: SignatureLine[] = [];
  for (const line of signatureLines) {
    const read = parseSignatureLine(line);
    if (read.defect) return { ...read.defect, at };
    lines.push(read.value);
  }
  const defect = signatureDefect(text, lines, keys);
  return defect && { ...defect, at };
}

/** Which of some entries a body is of, by its signature and digest; undefined where it is of none of them. */
export function ownerOf<E extends { readonly entry: NewEntry }>(body: Uint8Array, among: readonly E[]): E | undefined {
  const text = Buffer.from(body).toString();
  return among.find(({ entry }) => [entry.signature, entry.digest].every((bytes) => text.includes(base64(bytes))));
}

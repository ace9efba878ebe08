import type { VectorFile } from './vector.ts';

const PAD_BITS = 'RFC 4648, section 3.5: who writes sets pad bits to zero; who reads may refuse others, and need not';
const FROM_CHECKPOINT =
  'an implementation that takes index, size and root from the entry and its checkpoint has no use for this member';
const NO_BOUND = 'no specification bounds the number; 64 bits are what logs count with';

/** Reasons why an implementation may accept a case that is refused here, by kind of file and case. */
const MAY_ACCEPT: Readonly<Partial<Record<VectorFile['kind'], Readonly<Record<string, string>>>>> = {
  notes: {
    'pad-bits': PAD_BITS,
    'second-known-key':
      'C2SP signed-note, "Signatures": a signature of a known key that does not verify should have the note refused',
  },
  checkpoints: { 'root-pad-bits': PAD_BITS, 'size-2-64': NO_BOUND, 'size-many-digits': NO_BOUND },
  answers: {
    'index-of-proof-differs': FROM_CHECKPOINT,
    'tree-size-above': FROM_CHECKPOINT,
    'tree-size-absent': FROM_CHECKPOINT,
    'root-hash-of-6': FROM_CHECKPOINT,
    'root-hash-absent': FROM_CHECKPOINT,
  },
  policies: {
    'no-final-newline': 'C2SP tlog-policy, "Structure": each line ends in a newline; a reader of lines may not notice',
    'leading-zero': 'C2SP tlog-policy, "Defining a witness group": a number in decimal; leading zeroes are not named',
    'beside-a-quorum':
      'C2SP signed-note, "Signatures": a signature of a known key that does not verify should have the note refused',
  },
  paths: { '2-64': NO_BOUND, 'seven-elements-of-nines': NO_BOUND, 'eight-elements': NO_BOUND },
};

/**
 * Adds the reasons for allowed acceptances to the cases of a file.
 *
 * @throws Error where such a case does not exist, or is not a refusal.
 */
export function withMayAccept(file: VectorFile): VectorFile {
  const reasons = MAY_ACCEPT[file.kind] ?? {};
  for (const id of Object.keys(reasons))
    if (!file.cases.some((vector) => vector.id === id && vector.verdict === 'refuse'))
      throw new Error(`${file.kind}: there is no case ${id} to refuse`);
  const cases = file.cases.map((vector) => {
    const mayAccept = reasons[vector.id];
    if (mayAccept === undefined) return vector;
    const { input, ...rest } = vector;
    return { ...rest, mayAccept, input };
  });
  return { ...file, cases };
}

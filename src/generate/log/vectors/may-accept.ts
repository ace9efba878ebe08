import type { VectorFile } from './vector.ts';

const PAD_BITS = 'RFC 4648, section 3.5: who writes sets pad bits to zero; who reads may refuse others, and need not';
const NO_BOUND = 'no specification bounds the number; 64 bits are what logs count with';

/** Why an implementation that accepts a case which is refused here breaks no specification, by kind of file and case. */
const MAY_ACCEPT: Readonly<Partial<Record<VectorFile['kind'], Readonly<Record<string, string>>>>> = {
  notes: {
    'pad-bits': PAD_BITS,
    'second-known-key':
      'C2SP signed-note, "Signatures": a signature of a known key that does not verify should have the note refused',
  },
  checkpoints: { 'root-pad-bits': PAD_BITS, 'size-2-64': NO_BOUND, 'size-many-digits': NO_BOUND },
  paths: { '2-64': NO_BOUND, 'seven-elements-of-nines': NO_BOUND, 'eight-elements': NO_BOUND },
};

/**
 * A file whose refusals say where an acceptance would be right as well.
 *
 * @throws Error where such a case is not there, or not one to refuse.
 */
export function withMayAccept(file: VectorFile): VectorFile {
  const reasons = MAY_ACCEPT[file.kind] ?? {};
  for (const id of Object.keys(reasons))
    if (!file.cases.some((one) => one.id === id && one.verdict === 'refuse'))
      throw new Error(`${file.kind}: there is no case ${id} to refuse`);
  const cases = file.cases.map((one) => {
    const mayAccept = reasons[one.id];
    if (mayAccept === undefined) return one;
    const { input, ...rest } = one;
    return { ...rest, mayAccept, input };
  });
  return { ...file, cases };
}

import fc from 'fast-check';

/** Letters of one to four bytes (UTF-8), blanks, and signs that JSON, shells and templates take for something else. */
const LETTERS = [...'aZ09 éßŽ№漢語𝒜🦉"\\$%`{}\'<>&_-.'];
const LONGEST = 80;

/** The texts that a tool takes. */
export interface TextLimits {
  /** Blanks at both ends. */
  readonly blanks: boolean;
  /** More than the 32 bytes of a word of a contract. */
  readonly long: boolean;
}

/** Some of a few names, and often all or all but one, in any order. Shrinks to no name. */
export const mostOf = <T>(names: readonly T[]): fc.Arbitrary<T[]> =>
  fc.oneof({ withCrossShrink: true }, fc.shuffledSubarray([...names]), {
    weight: 3,
    arbitrary: fc.shuffledSubarray([...names], { minLength: names.length - 1 }),
  });

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Texts with letters beyond ASCII, with blanks at their ends, and of up to eighty letters. Shrinks to one letter. */
export function edgeText({ blanks, long }: TextLimits): fc.Arbitrary<string> {
  return fc
    .oneof(
      { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 12 }) },
      {
        weight: long ? 2 : 0,
        arbitrary: fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 20, maxLength: LONGEST }),
      },
      // Exactly a word, and a byte more.
      { weight: long ? 1 : 0, arbitrary: fc.constantFrom('w'.repeat(32), 'w'.repeat(33)) },
    )
    .map((text) => (blanks ? text : text.trim()))
    .filter((text) => text.trim() !== '' && (long || bytes(text) <= 32));
}

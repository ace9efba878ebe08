import { diffChars } from 'diff';

/** How many consecutive letters count as a match: fewer may match by chance. */
const ALIKE_RUN = 3;
/** Longer values are not compared: that takes quadratic time, and nobody reads the marks. */
const COMPARED_CHARS = 200;

/** A part of the actual value. */
export interface ActualPart {
  readonly text: string;
  /** Whether the expected value lacks it. */
  readonly differs: boolean;
}

/** The actual value in parts, where it is similar to the expected one; undefined where the two are long or differ much. */
export function differences(expected: string, actual: string): readonly ActualPart[] | undefined {
  if (expected.length > COMPARED_CHARS || actual.length > COMPARED_CHARS) return undefined;
  const changes = diffChars(expected, actual);
  const shared = changes.filter(({ added, removed, value }) => !added && !removed && value.length >= ALIKE_RUN);
  const sharedLength = shared.reduce((sum, { value }) => sum + value.length, 0);
  if (sharedLength < actual.length * 0.6 || sharedLength < expected.length * 0.5) return undefined;
  return changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, differs: added }));
}

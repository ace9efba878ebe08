import type { Defect } from './defect.ts';

/**
 * The defect where the actual value differs from the expected one; undefined where both have the same text. `text`
 * makes the text of each value.
 */
export function mismatch<const R extends string, V = unknown>(
  reason: R,
  expected: V,
  actual: V,
  at: string,
  text: (value: V) => string = String,
): Defect<R> | undefined {
  const [expectedText, actualText] = [text(expected), text(actual)];
  return expectedText === actualText ? undefined : { reason, expected: expectedText, actual: actualText, at };
}

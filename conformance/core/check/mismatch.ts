import type { Defect } from './defect.ts';

/**
 * What is wrong where something is another than it should be; undefined where both read the same. `text` makes the text of
 * each, by which they are compared.
 */
export function mismatch<const R extends string, V = unknown>(
  reason: R,
  expected: V,
  actual: V,
  at: string,
  text: (value: V) => string = String,
): Defect<R> | undefined {
  const [wanted, found] = [text(expected), text(actual)];
  return wanted === found ? undefined : { reason, expected: wanted, actual: found, at };
}

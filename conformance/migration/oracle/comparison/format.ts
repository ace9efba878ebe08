/** Values of a chain or of parameters as text, and what is wrong where two differ. */
import type { Defect } from '../../../core/check/defect.ts';

/**
 * A value of a chain or of parameters as text: the same for an address, or bytes, in upper and in lower case, and for a
 * number of either side.
 */
export function format(value: unknown): string {
  if (value === undefined) return 'nothing that can be read';
  if (Array.isArray(value)) return `[${value.map(format).join(', ')}]`;
  if (typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)) return value.toLowerCase();
  return String(value);
}

/** What is wrong where a value is another than it should be. */
export function mismatch<const R extends string>(
  reason: R,
  wanted: unknown,
  found: unknown,
  at: string,
): Defect<R> | undefined {
  const [expected, actual] = [format(wanted), format(found)];
  return expected === actual ? undefined : { reason, expected, actual, at };
}

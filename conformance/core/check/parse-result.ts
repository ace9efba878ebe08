/** What a parser gives: the value, or what is wrong with the text. */
import type { Defect } from './defect.ts';

/** The result of reading something: the value, or what is wrong with it. Never both, never neither. */
export type ParseResult<T, R extends string = string> =
  | { readonly value: T; readonly defect?: undefined }
  | { readonly defect: Defect<R>; readonly value?: undefined };

/** A value that was read without a defect. */
export function parsedValue<T>(value: T): { readonly value: T } {
  return { value };
}

/** A defect in place of a value. */
export function parseDefect<R extends string>(
  reason: R,
  expected: string,
  actual: string,
  at?: string,
): { readonly defect: Defect<R> } {
  return { defect: { reason, expected, actual, ...(at === undefined ? {} : { at }) } };
}

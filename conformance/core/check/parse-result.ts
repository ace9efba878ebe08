import type { Defect } from './defect.ts';

/** The result of a parser: either the value or the defect of the text. */
export type ParseResult<T, R extends string = string> =
  | { readonly value: T; readonly defect?: undefined }
  | { readonly defect: Defect<R>; readonly value?: undefined };

/** A text without a defect has this value. */
export function parsedValue<T>(value: T): { readonly value: T } {
  return { value };
}

/** A text with this defect has no value. */
export function parseDefect<R extends string>(
  reason: R,
  expected: string,
  actual: string,
  at?: string,
): { readonly defect: Defect<R> } {
  return { defect: { reason, expected, actual, ...(at === undefined ? {} : { at }) } };
}

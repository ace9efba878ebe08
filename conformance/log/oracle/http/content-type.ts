/**
 * Content types.
 *
 * Follows: RFC 9110 section 8.3
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';

/** A media type with its parameters, names and types in lower case. */
export interface ContentTypeValue {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Reads a Content-Type header (RFC 9110 section 8.3.1): names are case-insensitive, a value may be quoted. */
export function parseContentType(header: string): ContentTypeValue | undefined {
  const [essence = '', ...rest] = header.split(';').map((part) => part.trim());
  const [type = '', subtype = '', ...more] = essence.split('/');
  if (!TOKEN.test(type) || !TOKEN.test(subtype) || more.length > 0) return undefined;
  const parameters = new Map<string, string>();
  for (const part of rest) {
    const [, name = '', value = ''] = /^([^=\s]+)=("?[^"\s]*"?)$/.exec(part) ?? [];
    const key = name.toLowerCase();
    const plain = value.replace(/^"(.*)"$/, '$1').toLowerCase();
    // A parameter that is given twice with different values has no usable value.
    if (name) parameters.set(key, parameters.has(key) && parameters.get(key) !== plain ? '' : plain);
  }
  return { type: essence.toLowerCase(), parameters };
}

/** An answer that is not of the media type `type`; `whole` is the expected value of Content-Type. */
export function contentTypeDefect(
  answer: Pick<Answer, 'headers'>,
  type: string,
  at: string,
  whole = type,
): Defect<'missing' | 'media-type'> | undefined {
  const header = headerValue(answer, 'content-type');
  const expected = `Content-Type: ${whole}`;
  if (header === undefined) return { reason: 'missing', expected, actual: 'no Content-Type', at };
  if (parseContentType(header)?.type === type) return undefined;
  return { reason: 'media-type', expected, actual: `Content-Type: ${header}`, at };
}

/** An answer with another charset or without a charset. */
export function charsetDefect(
  answer: Pick<Answer, 'headers'>,
  charset: string,
  at: string,
): Defect<'charset'> | undefined {
  const header = headerValue(answer, 'content-type') ?? '';
  if (parseContentType(header)?.parameters.get('charset') === charset) return undefined;
  return {
    reason: 'charset',
    expected: `Content-Type: text/plain; charset=${charset}`,
    actual: `Content-Type: ${header}`,
    at,
  };
}

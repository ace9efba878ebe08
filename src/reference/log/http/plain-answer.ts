import { STATUS_CODES } from 'node:http';
import type { Parts } from '../parts.ts';
import { type Answer, responseOf } from './answer.ts';

/**
 * An answer that is not a resource of the log: a short text, by default the status phrase, that caches do not store.
 */
export function plain(
  status: number,
  parts: Parts,
  more: Readonly<Record<string, string>> = {},
  text = `${STATUS_CODES[status]}\n`,
): Answer {
  const headers = { 'content-type': 'text/plain;charset=UTF-8', 'cache-control': parts.cacheControl('other'), ...more };
  return { status, headers, text };
}

/** 404. */
export function missing(parts: Parts): Response {
  return responseOf(plain(404, parts));
}

/** 405, which has to name the methods that are allowed (RFC 9110, section 15.5.6). */
export function methodNotAllowed(methods: readonly string[], parts: Parts): Response {
  return responseOf(plain(405, parts, { allow: methods.join(', ') }));
}

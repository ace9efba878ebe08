import { STATUS_CODES } from 'node:http';
import type { Parts } from '../parts.ts';

/**
 * An answer that is not a resource of the log: a short text, by default the status phrase, that caches do not store.
 */
export function plain(
  status: number,
  parts: Parts,
  more: Readonly<Record<string, string>> = {},
  text = `${STATUS_CODES[status]}\n`,
): Response {
  return new Response(text, { status, headers: { 'cache-control': parts.cacheControl('other'), ...more } });
}

/** 404. */
export function missing(parts: Parts): Response {
  return plain(404, parts);
}

/** 405, which has to name the methods that are allowed (RFC 9110, section 15.5.6). */
export function methodNotAllowed(methods: readonly string[], parts: Parts): Response {
  return plain(405, parts, { allow: methods.join(', ') });
}

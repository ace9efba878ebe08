import type { Parts } from './parts.ts';

/** An answer that is no resource of the log: a short text that nobody is to keep, and for HEAD only its length. */
export function plain(
  request: Request,
  status: number,
  text: string,
  parts: Parts,
  more: Record<string, string> = {},
): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': parts.cacheControl('other'),
    ...more,
  };
  if (request.method !== 'HEAD') return new Response(text, { status, headers });
  return new Response(null, { status, headers: { ...headers, 'content-length': `${Buffer.byteLength(text)}` } });
}

/** 404. */
export function missing(request: Request, parts: Parts): Response {
  return plain(request, 404, 'not found\n', parts);
}

/** 405, which has to name the methods that are allowed (RFC 9110, section 15.5.6). */
export function methodNotAllowed(request: Request, methods: readonly string[], parts: Parts): Response {
  return plain(request, 405, 'method not allowed\n', parts, { allow: methods.join(', ') });
}

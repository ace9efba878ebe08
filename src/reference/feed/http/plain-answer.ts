/** Headers of a short answer outside the envelope. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** A short text answer outside the envelope, which caches may not store. */
export function plain(
  request: Request,
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = { ...plainHeaders, ...more };
  if (request.method !== 'HEAD') return new Response(text, { status, headers });
  return new Response(null, { status, headers: { ...headers, 'content-length': `${Buffer.byteLength(text)}` } });
}

/** 405, with the allowed methods. */
export function methodNotAllowed(request: Request, allow: readonly string[]): Response {
  return plain(request, 405, 'method not allowed\n', { allow: allow.join(', ') });
}

/** Answers OPTIONS, including a browser's preflight before a cross-origin request (Fetch, "CORS-preflight request"). */
export function options(allow: readonly string[]): Response {
  const headers = {
    allow: allow.join(', '),
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': allow.join(', '),
    'access-control-allow-headers': '*',
  };
  return new Response(null, { status: 204, headers });
}

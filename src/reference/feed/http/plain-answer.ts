/** Headers of a short answer outside the envelope. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** A short answer outside the envelope, in text that nobody may keep. */
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

/** 405, with the methods that would do. */
export function methodNotAllowed(request: Request, allow: readonly string[]): Response {
  return plain(request, 405, 'method not allowed\n', { allow: allow.join(', ') });
}

/** Answers OPTIONS, also as a browser asks before a request of another origin (Fetch, "CORS-preflight request"). */
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

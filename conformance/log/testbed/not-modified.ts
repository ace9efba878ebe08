/** Alterations of the answers to conditional requests. */
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from './answers.ts';

/** The 304 in place of an answer: its headers without those that describe content (RFC 9110, section 15.4.5). */
export function notModifiedResponse(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name] of response.headers) if (name.startsWith('content-')) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

/** Changes the headers of every 304. */
export function withNotModified(rig: LogRig, alter: (headers: Headers, request: Request) => void): LogRig {
  return withMiddleware(rig, (next) => async (request) => {
    const response = await next(request);
    if (response.status !== 304) return response;
    const headers = new Headers(response.headers);
    alter(headers, request);
    return new Response(null, { status: 304, headers });
  });
}

/**
 * Decides by a function whether `If-None-Match` matches: it gets the value of the header and the present entity tag.
 */
export function withIfNoneMatch(rig: LogRig, isKnown: (ifNoneMatch: string, tag: string) => boolean): LogRig {
  return withMiddleware(rig, (next) => async (request) => {
    const header = request.headers.get('if-none-match');
    if (header === null) return next(request);
    const headers = new Headers(request.headers);
    headers.delete('if-none-match');
    const response = await next(new Request(request, { headers }));
    const tag = response.headers.get('etag');
    return response.status === 200 && tag !== null && isKnown(header, tag) ? notModifiedResponse(response) : response;
  });
}

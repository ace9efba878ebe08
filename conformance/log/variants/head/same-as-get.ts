import { logVariant } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const contentTypeSpelledOtherwiseForHead = logVariant({
  text: 'spells the Content-Type of its checkpoint otherwise when it answers HEAD',
  cites: 'RFC 9110, section 8.3.1: types and charset are case-insensitive, spaces optional',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const text = response.headers.get('content-type')?.startsWith('text/plain');
      if (request.method !== 'HEAD' || !text) return response;
      const headers = new Headers(response.headers);
      headers.set('content-type', 'TEXT/plain;Charset="UTF-8"');
      return new Response(null, { status: response.status, headers });
    }),
});

export const headRefused = logVariant({
  text: 'refuses HEAD',
  cites: 'C2SP tlog-tiles, "APIs": resources are fetched by GET; RFC 9110 section 15.5.6',
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        request.method === 'HEAD' ? new Response(null, { status: 405, headers: { allow: 'GET' } }) : next(request),
    ),
});

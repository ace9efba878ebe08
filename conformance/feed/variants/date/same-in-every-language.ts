import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const offsetByLanguage = feedVariant({
  text: 'writes date-times at the offset of a country that Accept-Language names',
  cites: 'Interface, "Event": ISO 8601 date-time with UTC offset, whichever it is',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (!request.headers.get('accept-language')?.startsWith('ja') || request.method !== 'GET') return response;
      const headers = new Headers(response.headers);
      headers.delete('content-encoding');
      const there = (given: string) =>
        new Date(Date.parse(given) + 9 * 3_600_000).toISOString().replace('.000Z', '+09:00');
      const text = (await response.text()).replaceAll(/\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d\d:\d\d/g, there);
      return new Response(text, { status: response.status, headers });
    }),
});

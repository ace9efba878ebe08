import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';
import { withZstd } from '../../testbed/content-codings.ts';
import { withKeptCodings } from '../../testbed/kept-answers.ts';
import { withItemsLate } from '../../testbed/store.ts';

const KEPT_MS = 4000;

export const zstdForBrowsers = feedVariant({
  text: 'answers readers that accept zstd in zstd, and keeps that answer until the events change',
  cites: 'RFC 9110, section 12.5.3: any coding that is accepted may be used; RFC 8878 defines zstd',
  install: (rig) =>
    withKeptCodings(
      withZstd(rig),
      ({ headers }) => headers.get('accept-encoding')?.includes('zstd') ?? false,
      ['add', 'change', 'remove'],
      /\.json\?(?!.*callback)/,
    ),
});

export const answersKeptWithinTheDeclaredTime = feedVariant({
  text: 'keeps each answer with events, by its address and coding, for four of the five seconds that are declared',
  cites: 'choice visible-within: five seconds from a publication to when it is seen',
  needs: { declare: { 'visible-within': '5' }, clock: false },
  install: (rig) =>
    withFeedMiddleware(rig, (next) => {
      const kept = new Map<string, { readonly at: number; readonly response: Response }>();
      const get = async (request: Request): Promise<Response> => {
        const name = `${request.headers.get('accept-encoding')} ${request.url}`;
        const known = kept.get(name);
        if (known && rig.clock.now() - known.at < KEPT_MS) return known.response.clone();
        const response = await next(new Request(request.url, { headers: request.headers }));
        if (response.status === 200) kept.set(name, { at: rig.clock.now(), response: response.clone() });
        return response;
      };
      return async (request) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        if (!isRead || !request.url.includes('/events/')) return next(request);
        const response = await get(request);
        if (request.method === 'GET') return response;
        const headers = new Headers(response.headers);
        headers.set('content-length', `${(await response.bytes()).length}`);
        return new Response(null, { status: response.status, headers });
      };
    }),
});

export const lateWithinTheDeclaredTime = feedVariant({
  text: 'lists an item five seconds after its publication, as is declared',
  cites: 'choice visible-within',
  needs: { declare: { 'visible-within': '5' } },
  install: (rig) => withItemsLate(rig, 5_000),
});

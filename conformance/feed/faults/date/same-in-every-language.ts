import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const datesByLanguage = feedFault({
  text: 'writes the clock of a country that Accept-Language names, at its own offset',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/date/same-in-every-language#differs'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (!request.headers.get('accept-language')?.startsWith('ja') || request.method !== 'GET') return response;
      const headers = new Headers(response.headers);
      headers.delete('content-encoding');
      const text = (await response.text()).replaceAll(/-05:00"/g, '+09:00"');
      return new Response(text, { status: response.status, headers });
    }),
});

export const datesByLanguageWhereNothingIsListed = feedFault({
  text: 'writes the clock of a country that Accept-Language names, and lists nothing until something is published',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/date/same-in-every-language#differs'],
  needs: { empty: true },
  install: datesByLanguage.install,
});

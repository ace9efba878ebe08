import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedJson } from '../../testbed/alterations.ts';

export const keyInHeader = feedFault({
  text: 'repeats the key in a header',
  breaks: 'FEED-KY-005',
  caughtBy: ['feed/key/echo#header'],
  install: (rig) =>
    withFeedAnswers(rig, /\.json\?/, (response, path) => {
      const headers = new Headers(response.headers);
      headers.set('content-location', path);
      return new Response(response.body, { status: response.status, headers });
    }),
});

export const keyInRefusal = feedFault({
  text: 'repeats the key that it refuses',
  breaks: 'FEED-KY-005',
  caughtBy: ['feed/key/echo#body'],
  install: (rig) =>
    withFeedJson(rig, (value, path) => {
      const key = new URL(path, 'http://feed').searchParams.get('key');
      const { meta } = value as { meta: { readonly [name: string]: bigint } };
      return key !== null && meta.status === 401n ? { ...value, meta: { ...meta, key } } : value;
    }),
});

import { feedFault } from '../../testbed/alteration.ts';
import { withFeedUrl } from '../../testbed/keys.ts';

export const keyInHeaderOnly = feedFault({
  text: 'takes the key from a header and from nowhere else',
  breaks: 'FEED-KY-003',
  caughtBy: ['feed/key/parameter#elsewhere'],
  install: (rig) =>
    withFeedUrl(rig, ({ searchParams }, { headers }) => {
      searchParams.delete('key');
      const key = headers.get('x-api-key');
      if (key !== null) searchParams.set('key', key);
    }),
});

export const keyNotDecoded = feedFault({
  text: 'compares the key without decoding it',
  breaks: 'FEED-KY-003',
  caughtBy: ['feed/key/parameter#escaped'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      const key = /[?&]key=([^&]*)/.exec(url.search)?.[1];
      if (key !== undefined && /%(3\d|[4-7])/.test(key)) url.searchParams.set('key', key);
    }),
});

export const keyOnlyAsFirstParameter = feedFault({
  text: 'finds the key only where it is the first parameter',
  breaks: 'FEED-KY-003',
  caughtBy: ['feed/key/parameter#order'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (!url.search.startsWith('?key=')) url.searchParams.delete('key');
    }),
});

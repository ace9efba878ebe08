import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedUrl } from '../../testbed/keys.ts';

export const keyFromAHeaderToo = feedVariant({
  text: 'takes the key from a header as well',
  cites:
    'Interface, "Authentication": the key is passed in the parameter key, and nothing says that there is no other way',
  install: (rig) =>
    withFeedUrl(rig, ({ searchParams }, { headers }) => {
      const key = headers.get('x-api-key');
      if (key !== null && !searchParams.has('key')) searchParams.set('key', key);
    }),
});

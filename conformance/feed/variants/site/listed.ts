import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedUrl } from '../../testbed/keys.ts';

export const keysForSomeSites = feedVariant({
  text: 'has keys that are each for some sites only',
  cites: 'Interface, "Authentication": what makes a key valid is not shown',
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (/\/events\/science\./.test(url.pathname) && url.searchParams.has('key')) url.searchParams.set('key', 'other');
    }),
});

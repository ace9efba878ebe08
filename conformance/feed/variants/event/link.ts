import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const linksThatBrowsersEscape = feedVariant({
  text: 'has links with characters that browsers escape',
  cites: 'RFC 3986, section 3: a URL is a scheme and what it says it is',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      link: event.id === 1n ? 'https://exämple.example/é vents?a[]=1&b=%20#ß' : event.link!,
    })),
});

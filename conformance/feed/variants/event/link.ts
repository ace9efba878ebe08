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

export const linksWithEveryCharacterOfAUrl = feedVariant({
  text: 'has links with every kind of character that a URL may have',
  cites: 'RFC 3986, sections 2 and 3: percent-encoded octets, unreserved and reserved characters',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      link:
        event.id === 1n
          ? "https://xn--exmple-cua.example:8443/~a;b=1,2@:/!$'()*+%C3%A9%20?q=a/b?&c=%2f#d/?"
          : event.link!,
    })),
});

import type { FeedCase } from '../case.ts';
import { span } from '../date-time.ts';

const LINKS = [
  'https://feed.example/engineering/events/1',
  'http://feed.example',
  'https://feed.example/event?id=1&lang=en&amp=%26',
  'https://feed.example/events#next',
  'https://bücher.example/straße',
  'https://xn--bcher-kva.example/stra%C3%9Fe',
  'https://feed.example/a%20b/%E2%82%AC/%2F',
  'https://user@feed.example:8443/~a/;b=c?d[]=e|f',
  "https://feed.example/it's",
  'HTTPS://FEED.EXAMPLE/Upper',
  'https://[2001:db8::1]/',
];

/** Links that readers often misread. */
export function links(now: number): readonly FeedCase[] {
  const event = (link: string, i: number) => ({ title: `Link ${i + 1}`, times: [span(now, 24 + i)], link });
  return [
    {
      name: 'links',
      about: 'Links with queries, fragments, other letters than those of ASCII, escapes, and addresses of IPv6.',
      events: LINKS.map(event),
    },
    {
      name: 'link-long',
      about: 'A link of 1,000 characters.',
      events: [event(`https://feed.example/${'long/'.repeat(200)}`.slice(0, 1_000), 0)],
    },
  ];
}

import type { Item } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { acceptsBrotli } from '../../testbed/content-codings.ts';
import { withKeptAnswers, withKeptCodings, withKeptGzip } from '../../testbed/kept-answers.ts';
import { withFeedStore } from '../../testbed/store.ts';
import { withXmlText } from '../../testbed/xml.ts';

/** Keeps the answers to some paths when an item is changed. */
const keptWhenChanged = (
  text: string,
  reason: string,
  paths: RegExp,
  ...alsoFails: `feed/${string}/${string}#${string}`[]
) =>
  feedFault({
    text,
    breaks: 'FEED-RT-002',
    caughtBy: [`feed/realtime/updated#${reason}`],
    alsoFails,
    install: (rig) => withKeptAnswers(rig, paths, ['add', 'remove']),
  });

export const jsonForAnotherKeyKeptWhenChanged = keptWhenChanged(
  'keeps the JSON for the other key when an item is changed',
  'not-for-another-key',
  /\.json\?key=a%2Bb[^&]*$/,
);

export const brotliKeptWhenChanged = feedFault({
  text: 'keeps the list in Brotli when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-in-brotli'],
  install: (rig) => withKeptCodings(rig, acceptsBrotli, ['add', 'remove']),
});

/** Keeps the list for requests with a header of some value when an item is changed. */
const keptForHeader = (text: string, name: string, value: RegExp) =>
  feedFault({
    text: `keeps the list ${text} when an item is changed`,
    breaks: 'FEED-RT-002',
    caughtBy: ['feed/realtime/updated#not-for-browsers'],
    install: (rig) =>
      withKeptCodings(
        rig,
        ({ headers }) => value.test(headers.get(name) ?? ''),
        ['add', 'remove'],
        /\.json\?(?!.*callback)/,
      ),
  });

export const listForALanguageKeptWhenChanged = keptForHeader(
  'for requests that name a language',
  'accept-language',
  /\w/,
);

export const listForAPageKeptWhenChanged = keptForHeader('for pages of other origins', 'origin', /^https:/);

export const listForBrowsersKeptWhenChanged = keptForHeader('for browsers', 'user-agent', /^Mozilla/);

export const listForReadersOfHtmlKeptWhenChanged = keptForHeader('for who accepts HTML', 'accept', /text\/html/);

export const changedEventTwice = feedFault({
  text: 'lists an item that was changed as it was as well',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#twice'],
  install: (rig) => {
    const before = new Map<number, Item>();
    return withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        before.set(-number, store.item(number)!);
        store.change(number, draft);
      },
      stamps: (site) =>
        store
          .stamps(site)
          .flatMap((stamp) => (before.has(-stamp.number) ? [stamp, { ...stamp, number: -stamp.number }] : [stamp])),
      item: (number) => before.get(number) ?? store.item(number),
    }));
  },
});

export const changesLost = feedFault({
  text: 'lists an item as it was first published',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-seen'],
  install: (rig) => withFeedStore(rig, () => ({ change: () => {} })),
});

export const gzipJsonpKeptWhenChanged = feedFault({
  text: 'keeps the compressed JSONP when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-in-gzip'],
  install: (rig) => withKeptGzip(rig, ['add', 'remove'], /callback=touchstone$/),
});

export const gzipKeptWhenChanged = feedFault({
  text: 'keeps the compressed list when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-in-gzip'],
  install: (rig) => withKeptGzip(rig, ['add', 'remove']),
});

export const jsonpForAnotherKeyKeptWhenChanged = keptWhenChanged(
  'keeps the JSONP for the other key when an item is changed',
  'not-for-another-key',
  /\.json\?key=a%2Bb[^&]*&callback=touchstone$/,
);

export const jsonpKeptWhenChanged = keptWhenChanged(
  'keeps the JSONP when an item is changed',
  'not-in-jsonp',
  /\.json\?.*callback=touchstone$/,
);

export const onlyTitlesChange = feedFault({
  text: 'takes nothing but the title and the time of change from a change',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#other-members'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const { event } = store.item(number)!;
        const { title, updated } = draft.event;
        store.change(number, { ...draft, event: { ...event, title, updated } });
      },
    })),
});

export const xmlKeptWhenChanged = keptWhenChanged(
  'keeps the XML when an item is changed',
  'not-in-xml',
  /\.xml\?/,
  'feed/counter/in-xml#unchanged',
);

export const xmlOfAnotherCaseKeptWhenChanged = feedFault({
  text: 'keeps the XML, of elements with a capital and a prefix, when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-in-xml'],
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withKeptAnswers(
      withXmlText(rig, (text) =>
        text
          .replace(/<(\/?)(\w)/g, (_, end: string, first: string) => `<${end}e:${first.toUpperCase()}`)
          .replace(/<e:\w+/, (root) => `${root} xmlns:e="urn:example:events"`),
      ),
      /\.xml\?/,
      ['add', 'remove'],
    ),
});

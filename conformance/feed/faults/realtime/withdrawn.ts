import { feedFault } from '../../testbed/alteration.ts';
import { acceptsBrotli } from '../../testbed/content-codings.ts';
import { withKeptAnswers, withKeptCodings, withKeptGzip } from '../../testbed/kept-answers.ts';
import { withFeedStore } from '../../testbed/store.ts';

/** Keeps the answers to some paths when an item is withdrawn. */
const keptWhenWithdrawn = (
  text: string,
  reason: string,
  paths: RegExp,
  ...alsoFails: `feed/${string}/${string}#${string}`[]
) =>
  feedFault({
    text,
    breaks: 'FEED-RT-003',
    caughtBy: [`feed/realtime/withdrawn#${reason}`],
    alsoFails,
    install: (rig) => withKeptAnswers(rig, paths, ['add', 'change']),
  });

export const jsonForAnotherKeyKeptWhenWithdrawn = keptWhenWithdrawn(
  'keeps the JSON for the other key when an item is withdrawn',
  'for-another-key',
  /\.json\?key=a%2Bb[^&]*$/,
);

export const brotliKeptWhenWithdrawn = feedFault({
  text: 'keeps the list in Brotli when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#in-brotli'],
  install: (rig) => withKeptCodings(rig, acceptsBrotli, ['add', 'change']),
});

export const listForAPageKeptWhenWithdrawn = feedFault({
  text: 'keeps the list for pages of other origins when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#for-browsers'],
  install: (rig) =>
    withKeptCodings(rig, ({ headers }) => headers.has('origin'), ['add', 'change'], /\.json\?(?!.*callback)/),
});

export const gzipKeptWhenWithdrawn = feedFault({
  text: 'keeps the compressed list when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#in-gzip'],
  alsoFails: ['feed/content-coding/json#differs'],
  install: (rig) => withKeptGzip(rig, ['add', 'change']),
});

export const jsonpForAnotherKeyKeptWhenWithdrawn = keptWhenWithdrawn(
  'keeps the JSONP for the other key when an item is withdrawn',
  'for-another-key',
  /\.json\?key=a%2Bb[^&]*&callback=touchstone$/,
);

export const jsonpKeptWhenWithdrawn = keptWhenWithdrawn(
  'keeps the JSONP when an item is withdrawn',
  'in-jsonp',
  /\.json\?.*callback=touchstone$/,
);

export const withdrawalsLost = feedFault({
  text: 'lists an item that was withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#listed'],
  install: (rig) => withFeedStore(rig, () => ({ remove: () => true })),
});

export const xmlForAnotherKeyKeptWhenWithdrawn = keptWhenWithdrawn(
  'keeps the XML for the other key when an item is withdrawn',
  'for-another-key',
  /\.xml\?key=a%2Bb/,
);

export const xmlKeptWhenWithdrawn = keptWhenWithdrawn(
  'keeps the XML when an item is withdrawn',
  'in-xml',
  /\.xml\?/,
  'feed/counter/in-xml#unchanged',
  'feed/content-coding/xml#differs',
);

import { feedFault } from '../../testbed/alteration.ts';
import { acceptsBrotli } from '../../testbed/content-codings.ts';
import { withKeptAnswers, withKeptCodings, withKeptGzip } from '../../testbed/kept-answers.ts';
import { withItemsLate } from '../../testbed/store.ts';

/** Keeps the answers to some paths when an item is published. */
const keptWhenPublished = (
  text: string,
  reason: string,
  paths: RegExp,
  ...alsoFails: `feed/${string}/${string}#${string}`[]
) =>
  feedFault({
    text,
    breaks: 'FEED-RT-001',
    caughtBy: [`feed/realtime/published#${reason}`],
    alsoFails,
    install: (rig) => withKeptAnswers(rig, paths, ['change', 'remove']),
  });

export const jsonForAnotherKeyKeptWhenPublished = keptWhenPublished(
  'keeps the JSON for the other key when an item is published',
  'not-for-another-key',
  /\.json\?key=a%2Bb[^&]*$/,
);

export const brotliKeptWhenPublished = feedFault({
  text: 'keeps the list in Brotli when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-in-brotli'],
  install: (rig) => withKeptCodings(rig, acceptsBrotli, ['change', 'remove']),
});

export const listForAPageKeptWhenPublished = feedFault({
  text: 'keeps the list for pages of other origins when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-for-browsers'],
  install: (rig) =>
    withKeptCodings(rig, ({ headers }) => headers.has('origin'), ['change', 'remove'], /\.json\?(?!.*callback)/),
});

export const listForAStoredAnswerKeptWhenPublished = feedFault({
  text: 'keeps the list for readers with a stored answer when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-for-browsers'],
  install: (rig) => withKeptCodings(rig, ({ headers }) => headers.has('if-none-match'), ['change', 'remove']),
});

/** Keeps the list for readers that accept a coding among others. */
const codingKept = (coding: string) =>
  feedFault({
    text: `keeps the list for readers that accept ${coding} among others when an item is published`,
    breaks: 'FEED-RT-001',
    caughtBy: ['feed/realtime/published#not-for-browsers'],
    install: (rig) =>
      withKeptCodings(
        rig,
        ({ headers }) => headers.get('accept-encoding')?.includes(`, ${coding}`) ?? false,
        ['change', 'remove'],
        /\.json\?(?!.*callback)/,
      ),
  });

export const deflateKeptWhenPublished = codingKept('deflate');

export const zstdKeptWhenPublished = codingKept('zstd');

export const gzipKeptWhenPublished = feedFault({
  text: 'keeps the compressed list when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-in-gzip'],
  install: (rig) => withKeptGzip(rig, ['change', 'remove']),
});

export const gzipXmlKeptWhenPublished = feedFault({
  text: 'keeps the compressed XML when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-in-gzip'],
  install: (rig) => withKeptGzip(rig, ['change', 'remove'], /\.xml\?/),
});

export const jsonpKeptWhenPublished = keptWhenPublished(
  'keeps the JSONP when an item is published',
  'not-in-jsonp',
  /\.json\?.*callback=touchstone$/,
);

export const jsonpWithTheCallbackFirstKeptWhenPublished = keptWhenPublished(
  'keeps the JSONP of queries that begin with the callback when an item is published',
  'not-in-jsonp',
  /\.json\?callback=touchstone&/,
);

export const visibleAfterFiveSeconds = feedFault({
  text: 'lists an item five seconds after its publication',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-listed'],
  install: (rig) => withItemsLate(rig, 5_000),
});

export const laterThanDeclared = feedFault({
  text: 'lists an item five seconds after its publication, though two are declared',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-listed'],
  needs: { declare: { 'visible-within': '2' } },
  install: visibleAfterFiveSeconds.install,
});

export const xmlForAnotherKeyKeptWhenPublished = keptWhenPublished(
  'keeps the XML for the other key when an item is published',
  'not-for-another-key',
  /\.xml\?key=a%2Bb/,
);

export const xmlKeptWhenPublished = keptWhenPublished(
  'keeps the XML when an item is published',
  'not-in-xml',
  /\.xml\?/,
  'feed/counter/in-xml#unchanged',
);

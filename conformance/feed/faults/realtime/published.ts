import { feedFault } from '../../testbed/alteration.ts';
import { acceptsBrotli } from '../../testbed/content-codings.ts';
import { withKeptAnswers, withKeptCodings, withKeptGzip } from '../../testbed/kept-answers.ts';
import { withItemsLate } from '../../testbed/store.ts';

export const jsonForAnotherKeyKeptWhenPublished = feedFault({
  text: 'keeps the JSON for the other key when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-for-another-key'],
  install: (rig) => withKeptAnswers(rig, /\.json\?key=a%2Bb[^&]*$/, ['change', 'remove']),
});

export const brotliKeptWhenPublished = feedFault({
  text: 'keeps what it has for those who accept Brotli when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-in-brotli'],
  install: (rig) => withKeptCodings(rig, acceptsBrotli, ['change', 'remove']),
});

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

export const jsonpKeptWhenPublished = feedFault({
  text: 'keeps the JSONP when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-in-jsonp'],
  install: (rig) => withKeptAnswers(rig, /\.json\?.*callback=touchstone$/, ['change', 'remove']),
});

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

export const xmlForAnotherKeyKeptWhenPublished = feedFault({
  text: 'keeps the XML for the other key when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-for-another-key'],
  install: (rig) => withKeptAnswers(rig, /\.xml\?key=a%2Bb/, ['change', 'remove']),
});

export const xmlKeptWhenPublished = feedFault({
  text: 'keeps the XML when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-in-xml'],
  alsoFails: ['feed/counter/in-xml#unchanged'],
  install: (rig) => withKeptAnswers(rig, /\.xml\?/, ['change', 'remove']),
});

import { feedFault } from '../../testbed/alteration.ts';
import { acceptsBrotli } from '../../testbed/content-codings.ts';
import { withKeptAnswers, withKeptCodings, withKeptGzip } from '../../testbed/kept-answers.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const jsonForAnotherKeyKeptWhenWithdrawn = feedFault({
  text: 'keeps the JSON for the other key when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#for-another-key'],
  install: (rig) => withKeptAnswers(rig, /\.json\?key=a%2Bb[^&]*$/, ['add', 'change']),
});

export const brotliKeptWhenWithdrawn = feedFault({
  text: 'keeps what it has for those who accept Brotli when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#in-brotli'],
  install: (rig) => withKeptCodings(rig, acceptsBrotli, ['add', 'change']),
});

export const gzipKeptWhenWithdrawn = feedFault({
  text: 'keeps the compressed list when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#in-gzip'],
  alsoFails: ['feed/content-coding/json#differs'],
  install: (rig) => withKeptGzip(rig, ['add', 'change']),
});

export const jsonpForAnotherKeyKeptWhenWithdrawn = feedFault({
  text: 'keeps the JSONP for the other key when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#for-another-key'],
  install: (rig) => withKeptAnswers(rig, /\.json\?key=a%2Bb[^&]*&callback=touchstone$/, ['add', 'change']),
});

export const jsonpKeptWhenWithdrawn = feedFault({
  text: 'keeps the JSONP when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#in-jsonp'],
  install: (rig) => withKeptAnswers(rig, /\.json\?.*callback=touchstone$/, ['add', 'change']),
});

export const withdrawalsLost = feedFault({
  text: 'lists an item that was withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#listed'],
  install: (rig) => withFeedStore(rig, () => ({ remove: () => true })),
});

export const xmlForAnotherKeyKeptWhenWithdrawn = feedFault({
  text: 'keeps the XML for the other key when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#for-another-key'],
  install: (rig) => withKeptAnswers(rig, /\.xml\?key=a%2Bb/, ['add', 'change']),
});

export const xmlKeptWhenWithdrawn = feedFault({
  text: 'keeps the XML when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#in-xml'],
  alsoFails: ['feed/counter/in-xml#unchanged'],
  install: (rig) => withKeptAnswers(rig, /\.xml\?/, ['add', 'change']),
});

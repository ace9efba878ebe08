import { feedFault } from '../../testbed/alteration.ts';
import { withFeedHeaders, withFeedParts } from '../../testbed/alterations.ts';

export const xmlCalledHtml = feedFault({
  text: 'calls XML HTML',
  breaks: 'FEED-XM-003',
  caughtBy: ['feed/xml/content-type#media-type'],
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'xml' ? 'text/html; charset=utf-8' : rig.parts.contentType(kind)),
    }),
});

export const xmlCalledJson = feedFault({
  text: 'calls XML JSON',
  breaks: 'FEED-XM-003',
  caughtBy: ['feed/xml/content-type#media-type'],
  install: (rig) =>
    withFeedParts(rig, { contentType: (kind) => (kind === 'xml' ? 'application/json' : rig.parts.contentType(kind)) }),
});

export const xmlWithoutType = feedFault({
  text: 'sends XML without a Content-Type',
  breaks: 'FEED-XM-003',
  caughtBy: ['feed/xml/content-type#missing'],
  install: (rig) => withFeedHeaders(rig, /\.xml/, (headers) => headers.delete('content-type')),
});

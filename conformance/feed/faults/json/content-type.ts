import { feedFault } from '../../testbed/alteration.ts';
import { withFeedHeaders, withFeedParts } from '../../testbed/alterations.ts';

export const jsonAsHtml = feedFault({
  text: 'calls JSON text/html',
  breaks: 'FEED-JS-004',
  caughtBy: ['feed/json/content-type#media-type'],
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'json' ? 'text/html; charset=utf-8' : rig.parts.contentType(kind)),
    }),
});

export const jsonWithoutType = feedFault({
  text: 'names no media type of JSON',
  breaks: 'FEED-JS-004',
  caughtBy: ['feed/json/content-type#missing'],
  install: (rig) => withFeedHeaders(rig, /\.json(\?(?!.*callback=)|$)/, (headers) => headers.delete('content-type')),
});

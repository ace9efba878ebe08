import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withJsonpHeaders } from '../../testbed/jsonp.ts';

export const jsonpCalledJson = feedFault({
  text: 'calls JSONP JSON',
  breaks: 'FEED-JP-002',
  caughtBy: ['feed/jsonp/content-type#media-type'],
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'jsonp' ? 'application/json; charset=utf-8' : rig.parts.contentType(kind)),
    }),
});

export const jsonpWithoutType = feedFault({
  text: 'sends JSONP without a Content-Type',
  breaks: 'FEED-JP-002',
  caughtBy: ['feed/jsonp/content-type#missing'],
  install: (rig) => withJsonpHeaders(rig, (headers) => headers.delete('content-type')),
});

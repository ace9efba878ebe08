import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withJsonpHeaders } from '../../testbed/jsonp.ts';

export const jsonpCalledJson = fault<FeedRig>({
  text: 'calls JSONP JSON',
  breaks: 'FEED-JP-002',
  caughtBy: ['feed/jsonp/content-type#media-type'],
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'jsonp' ? 'application/json; charset=utf-8' : rig.parts.contentType(kind)),
    }),
});

export const jsonpWithoutType = fault<FeedRig>({
  text: 'sends JSONP without a Content-Type',
  breaks: 'FEED-JP-002',
  caughtBy: ['feed/jsonp/content-type#missing'],
  install: (rig) => withJsonpHeaders(rig, (headers) => headers.delete('content-type')),
});

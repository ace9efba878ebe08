import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpHeaders } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'sends JSONP without a Content-Type',
  breaks: 'FEED-JP-002',
  caughtBy: ['feed/jsonp/content-type#missing'],
  install: (rig) => withJsonpHeaders(rig, (headers) => headers.delete('content-type')),
});

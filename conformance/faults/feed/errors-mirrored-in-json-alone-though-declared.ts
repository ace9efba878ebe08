import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withErrorsMirroredInJson } from '../feed-statuses.ts';

export default fault<FeedRig>({
  text: 'mirrors errors in the status of HTTP for JSON alone, where mirrored was declared',
  breaks: 'FEED-HT-001',
  caughtBy: ['feed/http/status#not-as-declared'],
  needs: { declare: { status: 'mirrored' } },
  install: withErrorsMirroredInJson,
});

import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';

export default fault<FeedRig>({
  text: 'escapes titles for HTML, though it is declared not to',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#not-as-declared'],
  needs: { declare: { 'title-escaping': 'raw' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, titles: 'html-escaped' } }),
});

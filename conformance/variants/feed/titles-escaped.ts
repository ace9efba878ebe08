import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'escapes titles for HTML',
  cites: 'choice title-escaping',
  needs: { declare: { 'title-escaping': 'html' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, titles: 'html-escaped' } }),
});

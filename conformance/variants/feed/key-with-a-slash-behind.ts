import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withLikeKeys } from '../../faults/feed-keys.ts';

export default variant<FeedRig>({
  text: 'passes over a slash behind a key',
  cites: 'Interface, "Authentication": what makes a key valid is not shown',
  install: (rig) => withLikeKeys(rig, (given, valid) => given === `${valid}/`),
});

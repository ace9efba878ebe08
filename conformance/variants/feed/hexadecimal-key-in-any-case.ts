import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withLikeKeys } from '../../faults/feed-keys.ts';

export default variant<FeedRig>({
  text: 'does not mind the case of a key that is a number in hexadecimal',
  cites: 'Interface, "Authentication": a key is required; whether it is a text or a number is not shown',
  install: (rig) =>
    withLikeKeys(rig, (given, valid) => /^[0-9a-f]+$/i.test(valid) && given.toLowerCase() === valid.toLowerCase()),
});

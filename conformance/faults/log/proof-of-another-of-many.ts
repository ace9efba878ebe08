import type { LogRig } from '../../../src/reference/log/index.ts';
import { edited, withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'makes the proof of an entry in another tree than the one it answers with when eight are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#proof'],
  install: (rig) =>
    withCrowd(rig, 8, async ({ next }) =>
      edited(await next(), (entry) => {
        entry.inclusionProof.hashes.pop();
      }),
    ),
});

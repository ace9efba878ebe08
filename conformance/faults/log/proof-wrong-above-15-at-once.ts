import type { LogRig } from '../../../src/reference/log/index.ts';
import { edited, withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with a hash that is not in the tree when more than 15 entries are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#proof'],
  install: (rig) =>
    withCrowd(rig, 16, async ({ next }) =>
      edited(await next(), (entry) => {
        const { hashes } = entry.inclusionProof;
        if (hashes.length > 0) hashes[0] = Buffer.alloc(32).toString('base64');
      }),
    ),
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers the last entry of a tile, and the first of the next, with a hash that is not in the tree',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#proof'],
  needs: { append: false, create: true },
  install: (rig) =>
    withProof(rig, ({ hashes }, { logIndex }) => {
      const within = BigInt(logIndex) % 256n;
      if (within !== 0n && within !== 255n) return {};
      return { hashes: [Buffer.alloc(32).toString('base64'), ...hashes.slice(1)] };
    }),
});

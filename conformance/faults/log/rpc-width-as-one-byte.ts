import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

/** The width as the one byte that it fits in: 257 is 1. */
const wrapped = (N: string) => N.replace(/\.p\/(-?\d+)$/, (_all, width: string) => `.p/${Number(width) & 255}`);

export default fault<LogRig>({
  text: 'takes the width of a partial tile over gRPC for what fits into one byte of it, so that 257 is 1',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/nowhere#found'],
  needs: { entries: 20n, batch: 1 },
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: ({ N, ...more }, context) => next.getTile({ ...more, N: wrapped(N) }, context),
    })),
});

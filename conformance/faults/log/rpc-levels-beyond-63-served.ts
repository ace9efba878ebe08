import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'reads only the last six bits of a level over gRPC, so that 64 is level 0',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/nowhere#found'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: ({ L, N, ...more }, context) => next.getTile({ ...more, L: L % 64, N }, context),
    })),
});

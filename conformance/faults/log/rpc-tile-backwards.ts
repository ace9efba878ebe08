import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'gives the bytes of a tile backwards over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/tiles#differs'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: async (...asked) => {
        const body = await next.getTile(...asked);
        return { ...body, data: body.data!.toReversed() };
      },
    })),
});

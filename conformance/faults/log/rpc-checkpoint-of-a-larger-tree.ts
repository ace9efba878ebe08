import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'names a larger tree in the checkpoint over gRPC than over HTTP',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/checkpoint#differs'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getCheckpoint: async (...asked) => {
        const body = await next.getCheckpoint(...asked);
        return {
          ...body,
          data: Buffer.from(
            Buffer.from(body.data!)
              .toString()
              .replace(/\n(\d+)\n/, '\n1$1\n'),
          ),
        };
      },
    })),
});

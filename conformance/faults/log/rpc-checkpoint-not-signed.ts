import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { brokenSignature, withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'gives a checkpoint with a broken signature over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/checkpoint#signature'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getCheckpoint: async (...asked) => {
        const body = await next.getCheckpoint(...asked);
        return { ...body, data: Buffer.from(brokenSignature(Buffer.from(body.data!).toString())) };
      },
    })),
});

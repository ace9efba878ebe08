import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'calls the checkpoint application/octet-stream over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/checkpoint#content-type'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getCheckpoint: async (...asked) => ({
        ...(await next.getCheckpoint(...asked)),
        contentType: 'application/octet-stream',
      }),
    })),
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'answers a bundle that cannot exist with an empty one over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/nowhere#found'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (...asked) => {
        try {
          return await next.getEntryBundle(...asked);
        } catch {
          return { contentType: 'application/octet-stream', data: new Uint8Array() };
        }
      },
    })),
});

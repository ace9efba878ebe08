import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'says OK over gRPC to an entry that it refuses',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#accepted'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (request, context) => {
        try {
          return await next.createEntry(request, context);
        } catch (cause) {
          if (request.spec.case === undefined) throw cause;
          return { logIndex: 0n, canonicalizedBody: new Uint8Array() };
        }
      },
    })),
});

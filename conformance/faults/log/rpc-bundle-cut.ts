import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'leaves the last byte of a bundle out over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/bundles#differs'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (...asked) => {
        const body = await next.getEntryBundle(...asked);
        return { ...body, data: body.data!.slice(0, -1) };
      },
    })),
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'names the index before its own of an entry that was created over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#not-logged'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (...asked) => {
        const entry = await next.createEntry(...asked);
        return { ...entry, logIndex: entry.logIndex! - 1n };
      },
    })),
});

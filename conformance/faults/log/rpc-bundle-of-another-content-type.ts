import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'names no content type of a bundle over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/bundles#content-type'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (...asked) => ({ ...(await next.getEntryBundle(...asked)), contentType: '' }),
    })),
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcCreated } from '../rpc.ts';

export default fault<LogRig>({
  text: 'names version 0.0.1 of an entry that was created over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#kind'],
  install: (rig) => withRpcCreated(rig, ({ kindVersion }) => ({ kindVersion: { ...kindVersion!, version: '0.0.1' } })),
});

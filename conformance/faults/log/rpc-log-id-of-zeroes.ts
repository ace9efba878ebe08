import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcCreated } from '../rpc.ts';

export default fault<LogRig>({
  text: 'gives a log ID of zeroes over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#log-id'],
  install: (rig) => withRpcCreated(rig, ({ logId }) => ({ logId: { ...logId!, keyId: new Uint8Array(32) } })),
});

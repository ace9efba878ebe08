import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcCreated } from '../rpc.ts';

export default fault<LogRig>({
  text: 'answers without an inclusion proof over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#proof'],
  install: (rig) => withRpcCreated(rig, () => ({ inclusionProof: undefined })),
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcCreated } from '../rpc.ts';

export default fault<LogRig>({
  text: 'names the index before in the inclusion proof over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#proof'],
  install: (rig) =>
    withRpcCreated(rig, ({ inclusionProof }) => ({
      inclusionProof: { ...inclusionProof!, logIndex: inclusionProof!.logIndex - 1n },
    })),
});

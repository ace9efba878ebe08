import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcCreated } from '../rpc.ts';

export default fault<LogRig>({
  text: 'has a hash of zeroes in the inclusion proof over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#proof'],
  install: (rig) =>
    withRpcCreated(rig, ({ inclusionProof }) => ({
      inclusionProof: {
        ...inclusionProof!,
        hashes: [new Uint8Array(32), ...inclusionProof!.hashes.slice(1)],
      },
    })),
});

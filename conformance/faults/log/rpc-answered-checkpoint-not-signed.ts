import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { brokenSignature, withRpcCreated } from '../rpc.ts';

export default fault<LogRig>({
  text: 'gives a checkpoint with a broken signature with what is created over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/created-as-over-http#checkpoint'],
  install: (rig) =>
    withRpcCreated(rig, ({ inclusionProof }) => {
      const { checkpoint } = inclusionProof!;
      return {
        inclusionProof: {
          ...inclusionProof!,
          checkpoint: { ...checkpoint!, envelope: brokenSignature(checkpoint!.envelope) },
        },
      };
    }),
});

import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'refuses entries with a certificate over gRPC alone',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#refused'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (request, context) => {
        const { spec } = request;
        const signature = spec.case === 'hashedRekordRequestV002' ? spec.value.signature : undefined;
        if (signature?.verifier?.verifier.case === 'x509Certificate')
          throw new ConnectError('no certificates', Code.InvalidArgument);
        return next.createEntry(request, context);
      },
    })),
});

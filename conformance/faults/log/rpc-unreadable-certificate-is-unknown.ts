import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcRefusedOf } from '../rpc.ts';

export default fault<LogRig>({
  text: 'refuses a certificate that it cannot read with status 2 (unknown) over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#code'],
  install: (rig) =>
    withRpcRefusedOf(
      rig,
      ({ as }) => as === 'x509Certificate',
      () => {
        throw new ConnectError('failed', Code.Unknown);
      },
    ),
});

import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcRefusedOf } from '../rpc.ts';

export default fault<LogRig>({
  text: 'ends with status 13 (internal) over gRPC at a verifier that has no key in it',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#code'],
  install: (rig) =>
    withRpcRefusedOf(
      rig,
      ({ rawBytes }) => rawBytes.length === 0,
      () => {
        throw new ConnectError('failed', Code.Internal);
      },
    ),
});

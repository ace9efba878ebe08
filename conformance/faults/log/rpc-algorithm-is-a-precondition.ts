import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcRefusedOf } from '../rpc.ts';

/** PKIX_RSA_PSS_2048_SHA256 (sigstore_common.proto, PublicKeyDetails). */
const RSA_PSS_2048 = 16;

export default fault<LogRig>({
  text: 'refuses RSASSA-PSS with status 9 (failed precondition) over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#code'],
  install: (rig) =>
    withRpcRefusedOf(
      rig,
      ({ keyDetails }) => keyDetails === RSA_PSS_2048,
      () => {
        throw new ConnectError('failed', Code.FailedPrecondition);
      },
    ),
});

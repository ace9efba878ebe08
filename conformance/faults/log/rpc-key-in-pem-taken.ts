import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcRefusedOf } from '../rpc.ts';

export default fault<LogRig>({
  text: 'says OK over gRPC to a public key in PEM, which HTTP refuses',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#accepted'],
  install: (rig) =>
    withRpcRefusedOf(
      rig,
      ({ rawBytes }) => Buffer.from(rawBytes).includes('-----BEGIN'),
      () => ({ logIndex: 0n, canonicalizedBody: new Uint8Array() }),
    ),
});

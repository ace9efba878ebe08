import { logFault } from '../../testbed/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const serviceInAnotherPackage = logFault({
  text: 'has its service over gRPC in a package of its own',
  breaks: 'LOG-IF-006',
  caughtBy: ['log/rpc/vendor-package#other'],
  install: (rig) => ({ ...withRpc(rig, ({ getCheckpoint }) => ({ getCheckpoint })), service: 'acme.api.Log' }),
});

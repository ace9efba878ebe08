import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withRpc } from '../../faults/rpc.ts';

export default variant<LogRig>({
  text: 'answers CreateEntry alone over gRPC: its files are served by something else',
  cites: 'choice rpc-reads: elsewhere, as rekor-tiles has it',
  install: (rig) =>
    withRpc(rig, () => {
      const none = async () => {
        throw new ConnectError('method not implemented', Code.Unimplemented);
      };
      return { getTile: none, getEntryBundle: none, getCheckpoint: none };
    }),
});

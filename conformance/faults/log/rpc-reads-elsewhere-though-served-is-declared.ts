import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'answers no reading over gRPC, though it is declared to',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/served#not-as-declared'],
  needs: { declare: { 'rpc-reads': 'served' } },
  install: (rig) =>
    withRpc(rig, () => {
      const none = async () => {
        throw new ConnectError('method not implemented', Code.Unimplemented);
      };
      return { getTile: none, getEntryBundle: none, getCheckpoint: none };
    }),
});

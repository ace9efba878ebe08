import { ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { json, withBadRequests } from '../../faults/refused.ts';
import { withRpcRefused } from '../../faults/rpc.ts';

export default variant<LogRig>({
  text: 'says the same short word whatever it refuses',
  cites: 'google/rpc/status.proto, "Status": a message for developers, without a word of what it says',
  install: (rig) =>
    withRpcRefused(
      withBadRequests(rig, (error) => json(400, { ...error, message: 'no' })),
      ({ code, metadata }) => new ConnectError('no', code, metadata),
    ),
});

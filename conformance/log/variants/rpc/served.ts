import { Code, ConnectError } from '@connectrpc/connect';
import { logVariant } from '../../testbed/alteration.ts';
import { FROZEN_EXTENSION_LINE, withCheckpointText } from '../../testbed/parts.ts';
import { jsonResponse, withPosts } from '../../testbed/refusals.ts';
import { withRpc, withRpcLacking } from '../../testbed/rpc.ts';

export const rpcFrozenAndReadsElsewhere = logVariant({
  text: 'is frozen, so that over gRPC it answers nothing at all: its files are served by something else',
  cites: 'choice frozen, option yes: Rekor v2 answers 405, and status 12 over gRPC',
  needs: { declare: { frozen: 'yes', 'rpc-reads': 'elsewhere' }, append: false, create: true },
  install: (rig) =>
    withPosts(
      withRpcLacking(
        withCheckpointText(rig, (text) => `${text}${FROZEN_EXTENSION_LINE}`),
        'createEntry',
        'getTile',
        'getEntryBundle',
        'getCheckpoint',
      ),
      async () => jsonResponse(405, { code: 12, message: 'frozen', details: [] }),
    ),
});

export const rpcReadsBothHereAndElsewhere = logVariant({
  text: 'answers reads over gRPC as well, where only CreateEntry has to be',
  cites: 'choice rpc-reads: elsewhere',
  needs: { declare: { 'rpc-reads': 'elsewhere' } },
  install: (rig) => withRpc(rig, ({ getCheckpoint }) => ({ getCheckpoint })),
});

export const rpcReadsElsewhere = logVariant({
  text: 'answers CreateEntry alone over gRPC: its files are served by something else',
  cites: 'choice rpc-reads: elsewhere, as rekor-tiles has it',
  needs: { declare: { 'rpc-reads': 'elsewhere' } },
  install: (rig) =>
    withRpc(rig, () => {
      const none = async () => {
        throw new ConnectError('method not implemented', Code.Unimplemented);
      };
      return { getTile: none, getEntryBundle: none, getCheckpoint: none };
    }),
});

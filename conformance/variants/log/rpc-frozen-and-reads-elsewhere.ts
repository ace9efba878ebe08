import type { LogRig } from '../../../src/reference/log/index.ts';
import { FROZEN, withText } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';
import { json, withPosts } from '../../faults/refused.ts';
import { withRpcLacking } from '../../faults/rpc.ts';

export default variant<LogRig>({
  text: 'is frozen, so that over gRPC it answers nothing at all: its files are served by something else',
  cites: 'choice frozen, option yes: Rekor v2 answers 405, and status 12 over gRPC',
  needs: { declare: { frozen: 'yes', 'rpc-reads': 'elsewhere' }, append: false, create: true },
  install: (rig) =>
    withPosts(
      withRpcLacking(
        withText(rig, (text) => `${text}${FROZEN}`),
        'createEntry',
        'getTile',
        'getEntryBundle',
        'getCheckpoint',
      ),
      async () => json(405, { code: 12, message: 'frozen', details: [] }),
    ),
});

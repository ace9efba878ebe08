import type { LogRig } from '../../../src/reference/log/index.ts';
import { FROZEN, withText } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';
import { withPosts } from '../../faults/refused.ts';
import { withRpcLacking } from '../../faults/rpc.ts';

export default variant<LogRig>({
  text: 'is frozen, and refuses to create entries in plain text',
  cites: 'choice frozen, option yes: Rekor v2 answers 405 and a sentence',
  needs: { declare: { frozen: 'yes' }, append: false, create: true },
  install: (rig) =>
    withPosts(
      withText(withRpcLacking(rig, 'createEntry'), (text) => `${text}${FROZEN}`),
      async () => new Response('This log is frozen.\n', { status: 405 }),
    ),
});

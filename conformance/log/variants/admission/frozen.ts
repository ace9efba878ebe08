import { logVariant } from '../../testbed/alteration.ts';
import { FROZEN_EXTENSION_LINE, withCheckpointText } from '../../testbed/parts.ts';
import { withPosts } from '../../testbed/refusals.ts';
import { withRpcLacking } from '../../testbed/rpc.ts';

export const frozenLogThatRefusesEntries = logVariant({
  text: 'is frozen, and refuses to create entries in plain text',
  cites: 'choice frozen, option yes: Rekor v2 answers 405 and a sentence',
  needs: { declare: { frozen: 'yes' }, append: false, create: true },
  install: (rig) =>
    withPosts(
      withCheckpointText(withRpcLacking(rig, 'createEntry'), (text) => `${text}${FROZEN_EXTENSION_LINE}`),
      async () => new Response('This log is frozen.\n', { status: 405 }),
    ),
});

import { logFault } from '../../testbed/alteration.ts';
import { FROZEN_EXTENSION_LINE, withCheckpointText } from '../../testbed/parts.ts';
import { jsonResponse, withPosts } from '../../testbed/refusals.ts';

export const frozenAndCreatingEntries = logFault({
  text: 'declares that it is frozen, and creates entries all the same',
  breaks: 'LOG-CE-010',
  caughtBy: ['log/admission/frozen#accepted'],
  alsoFails: ['log/freezing/tree-unchanged#changed'],
  needs: { declare: { frozen: 'yes' }, append: false, create: true },
  install: (rig) => withCheckpointText(rig, (text) => `${text}${FROZEN_EXTENSION_LINE}`),
});

export const frozenRefusesWith403 = logFault({
  text: 'is frozen, and forbids to create entries with 403',
  breaks: 'LOG-CE-010',
  caughtBy: ['log/admission/frozen#not-405'],
  needs: { declare: { frozen: 'yes' }, append: false, create: true },
  install: (rig) =>
    withPosts(
      withCheckpointText(rig, (text) => `${text}${FROZEN_EXTENSION_LINE}`),
      async () => jsonResponse(403, { code: 7, message: 'frozen', details: [] }),
    ),
});

export const rpcFrozenAndCreatingEntries = logFault({
  text: 'is frozen, and creates entries over gRPC all the same',
  breaks: 'LOG-CE-010',
  caughtBy: ['log/admission/frozen#accepted'],
  alsoFails: ['log/freezing/tree-unchanged#changed'],
  needs: { declare: { frozen: 'yes' }, append: false, create: true },
  install: (rig) =>
    withPosts(
      withCheckpointText(rig, (text) => `${text}${FROZEN_EXTENSION_LINE}`),
      async () => jsonResponse(405, { code: 12, message: 'frozen', details: [] }),
    ),
});

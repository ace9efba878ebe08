import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
import { FROZEN_EXTENSION_LINE, withCheckpointText } from '../../testbed/parts.ts';

export const frozenLineTwice = logFault({
  text: 'has two lines that declare it frozen',
  breaks: 'LOG-RV-001',
  caughtBy: ['log/freezing/extension-line#line'],
  needs: { declare: { frozen: 'yes' }, append: false },
  install: (rig) => withCheckpointText(rig, (text) => `${text}${FROZEN_EXTENSION_LINE}${FROZEN_EXTENSION_LINE}`),
});

export const frozenWithoutExtensionLine = logFault({
  text: 'is frozen, and its checkpoint does not say so',
  breaks: 'LOG-RV-001',
  caughtBy: ['log/freezing/extension-line#line'],
  needs: { declare: { frozen: 'yes' }, append: false },
  install: (rig) => withMiddleware(rig, (next) => (request) => next(request)),
});

import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const createdAnsweredWith202 = logFault({
  text: 'answers a created entry with 202, as if it were still to be created',
  breaks: 'LOG-CE-004',
  caughtBy: ['log/create/status#not-201'],
  install: (rig) => withParts(rig, { createdStatus: () => 202 }),
});

import { refuse } from '../../../../src/reference/log-client/index.ts';
import { clientFault } from '../../testbed/alteration.ts';

export const originHasToBeAUrl = clientFault({
  text: 'refuses an origin with a space, a plus sign or a scheme',
  breaks: 'CLIENT-CP-005',
  caughtBy: ['log-client/checkpoint/origin-form#refused'],
  install: (rig) => ({
    ...rig,
    takeOrigin: (line) =>
      /[\s+:]/u.test(line) ? refuse('the origin is no URL without a scheme') : rig.takeOrigin(line),
  }),
});

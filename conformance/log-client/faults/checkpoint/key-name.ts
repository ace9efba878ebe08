import { clientFault } from '../../testbed/alteration.ts';

export const keyNameHasToBeTheOrigin = clientFault({
  text: 'refuses a log whose key has another name than its origin',
  breaks: 'CLIENT-CP-006',
  caughtBy: ['log-client/checkpoint/key-name#refused'],
  alsoFails: ['log-client/checkpoint/origin-form#refused'],
  install: (rig) => ({
    ...rig,
    isOrigin: (found, expected, key) => found === key.name && rig.isOrigin(found, expected, key),
  }),
});

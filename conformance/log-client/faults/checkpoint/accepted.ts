import { clientFault } from '../../testbed/alteration.ts';

export const noSignatureFound = clientFault({
  text: 'finds no signature of the log in any checkpoint',
  breaks: 'CLIENT-CP-001',
  caughtBy: ['log-client/checkpoint/accepted#refused'],
  install: (rig) => ({ ...rig, ownLines: () => [] }),
});

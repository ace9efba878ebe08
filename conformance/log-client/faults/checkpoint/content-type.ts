import { clientFault } from '../../testbed/alteration.ts';

export const contentTypeComparedExactly = clientFault({
  text: 'expects exactly one spelling of the Content-Type of a checkpoint',
  breaks: 'CLIENT-CP-010',
  caughtBy: ['log-client/checkpoint/content-type#refused'],
  install: (rig) => ({ ...rig, isText: (type) => type === 'text/plain; charset=utf-8' }),
});

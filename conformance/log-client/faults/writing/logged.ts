import { clientFault } from '../../testbed/alteration.ts';

export const refusalsNotNoticed = clientFault({
  text: 'does not look at what comes with a status of an error',
  breaks: 'CLIENT-WR-006',
  caughtBy: ['log-client/writing/logged#refused'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, isRefusedQuietly: (status) => status >= 400 }),
});

export const answersNotRead = clientFault({
  text: 'takes every answer with status 201 that is no entry of the right kind for a success',
  breaks: 'CLIENT-WR-006',
  caughtBy: ['log-client/writing/logged#answer'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, needsEntry: () => false }),
});

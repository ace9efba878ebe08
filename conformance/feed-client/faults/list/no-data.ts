import { readerFault } from '../../testbed/alteration.ts';

export const noDataIsAnError = readerFault({
  text: 'takes the status 204 for an error',
  breaks: 'READER-LI-006',
  caughtBy: ['feed-client/list/no-data#refused'],
  install: (rig) => ({ ...rig, isFound: (status) => Number(status) === 200 }),
});

import { clientFault } from '../../testbed/alteration.ts';

export const createdExpectedAs200 = clientFault({
  text: 'expects status 200 for a created entry',
  breaks: 'CLIENT-WR-001',
  caughtBy: ['log-client/writing/accepted#refused'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, isCreated: (status) => status === 200 }),
});

export const nothingWritten = clientFault({
  text: 'reads the checkpoint and writes nothing',
  breaks: 'CLIENT-WR-001',
  caughtBy: ['log-client/writing/accepted#nothing'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, writes: () => false }),
});

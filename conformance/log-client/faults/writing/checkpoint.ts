import { clientFault } from '../../testbed/alteration.ts';

export const answeredSignatureNotVerified = clientFault({
  text: 'looks for a line by its key in the checkpoint of an answer, and does not verify it',
  breaks: 'CLIENT-WR-002',
  caughtBy: ['log-client/writing/checkpoint#not-verified'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, lineVerifies: () => true }),
});

export const answeredCheckpointReadUnsigned = clientFault({
  text: 'reads the checkpoint of an answer without its signatures',
  breaks: 'CLIENT-WR-002',
  caughtBy: ['log-client/writing/checkpoint#not-signed'],
  needs: { as: 'writer' },
  install: (rig) => ({
    ...rig,
    divideNote: (note) => ({ text: `${note.split('\n\n')[0]!.trimEnd()}\n`, lines: [] }),
    linesSuffice: () => true,
  }),
});

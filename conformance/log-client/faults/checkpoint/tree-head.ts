import { clientFault } from '../../testbed/alteration.ts';

export const rootMayBeMissing = clientFault({
  text: 'takes a checkpoint without a root hash',
  breaks: 'CLIENT-CP-002',
  caughtBy: ['log-client/checkpoint/tree-head#missing'],
  install: (rig) => ({
    ...rig,
    readRoot: (line) => (line === undefined ? new Uint8Array(32) : rig.readRoot(line)),
  }),
});

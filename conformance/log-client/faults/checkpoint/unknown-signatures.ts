import { isLineBy } from '../../../../src/reference/log-client/index.ts';
import { clientFault } from '../../testbed/alteration.ts';

export const ownSignatureExpectedFirst = clientFault({
  text: 'expects the signature by its key in the first line',
  breaks: 'CLIENT-SN-004',
  caughtBy: ['log-client/checkpoint/unknown-signatures#before'],
  install: (rig) => ({
    ...rig,
    ownLines: (lines, key) => (lines[0] && isLineBy(lines[0], key) ? rig.ownLines(lines, key) : []),
  }),
});

export const ownSignatureExpectedLast = clientFault({
  text: 'expects the signature by its key in the last line',
  breaks: 'CLIENT-SN-004',
  caughtBy: ['log-client/checkpoint/unknown-signatures#after'],
  alsoFails: ['log-client/checkpoint/sixteen-signatures#refused'],
  install: (rig) => ({
    ...rig,
    ownLines: (lines, key) => (isLineBy(lines.at(-1)!, key) ? rig.ownLines(lines, key) : []),
  }),
});

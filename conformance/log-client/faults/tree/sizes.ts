import { refuse } from '../../../../src/reference/log-client/index.ts';
import { clientFault } from '../../testbed/alteration.ts';

export const oneEntryRefused = clientFault({
  text: 'refuses a log of one entry',
  breaks: 'CLIENT-WL-008',
  caughtBy: ['log-client/tree/sizes#one'],
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    readSize: (line) => (line === '1' ? refuse('the log is too small') : rig.readSize(line)),
  }),
});

export const width255ReadAsFull = clientFault({
  text: 'takes a tile of 255 hashes for a full one',
  breaks: 'CLIENT-WL-008',
  caughtBy: ['log-client/tree/sizes#partial'],
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    widthAt: (...at) => {
      const width = rig.widthAt(...at);
      return width === 255 ? 256 : width;
    },
  }),
});

export const partialTileAlwaysRead = clientFault({
  text: 'reads a partial tile behind the last full one, even one of width 0',
  breaks: 'CLIENT-WL-008',
  caughtBy: ['log-client/tree/sizes#full'],
  needs: { as: 'log' },
  install: (rig) => ({ ...rig, hasPartial: () => true }),
});

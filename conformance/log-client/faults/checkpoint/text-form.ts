import { clientFault } from '../../testbed/alteration.ts';

export const sizeReadLeniently = clientFault({
  text: 'reads a tree size with a leading zero, a sign, spaces and separators',
  breaks: 'CLIENT-CP-003',
  caughtBy: ['log-client/checkpoint/text-form#size'],
  install: (rig) => ({ ...rig, readSize: (line) => BigInt(line.replace(/\D/g, '')) }),
});

export const rootReadLeniently = clientFault({
  text: 'reads the base64 of a root as far as it goes, and does not look at its length',
  breaks: 'CLIENT-CP-003',
  caughtBy: ['log-client/checkpoint/text-form#root'],
  install: (rig) => ({
    ...rig,
    readRoot: (line) => (line === undefined ? rig.readRoot(line) : Buffer.from(line, 'base64')),
  }),
});

export const emptyExtensionLineTaken = clientFault({
  text: 'does not look at extension lines',
  breaks: 'CLIENT-CP-003',
  caughtBy: ['log-client/checkpoint/text-form#extension-line'],
  install: (rig) => ({ ...rig, takeExtensions: () => undefined }),
});

export const emptyOriginTaken = clientFault({
  text: 'takes an empty origin for that of every log',
  breaks: 'CLIENT-CP-003',
  caughtBy: ['log-client/checkpoint/text-form#origin'],
  install: (rig) => ({
    ...rig,
    takeOrigin: () => undefined,
    isOrigin: (found, ...expected) => found === '' || rig.isOrigin(found, ...expected),
  }),
});

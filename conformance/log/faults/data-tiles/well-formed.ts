import { certificateLogFault } from '../../testbed/alteration.ts';
import { DATA_TILE_PATHS, withChains } from '../../testbed/certificates/entries.ts';
import { withStoredBytes } from '../../testbed/store.ts';

export const dataTileCutShort = certificateLogFault({
  text: 'stores data tiles without their last byte',
  breaks: 'LOG-CT-020',
  caughtBy: ['log/data-tiles/well-formed#truncated'],
  install: (rig) => withStoredBytes(rig, DATA_TILE_PATHS, (bytes) => bytes.subarray(0, -1)),
});

export const dataTileWithANewline = certificateLogFault({
  text: 'ends data tiles in a newline',
  breaks: 'LOG-CT-020',
  caughtBy: ['log/data-tiles/well-formed#trailing-bytes'],
  install: (rig) => withStoredBytes(rig, DATA_TILE_PATHS, (bytes) => Buffer.concat([bytes, Uint8Array.of(10)])),
});

export const dataTileWithoutItsLastEntry = certificateLogFault({
  text: 'stores partial data tiles without their last entry',
  breaks: 'LOG-CT-020',
  caughtBy: ['log/data-tiles/well-formed#count'],
  install: (rig) =>
    withStoredBytes(rig, /^tile\/data\/.*\.p\//, (bytes) => rig.parts.bundle(rig.parts.unbundle(bytes)!.slice(0, -1))),
});

export const dataTileWithEntriesOfAnotherType = certificateLogFault({
  text: 'numbers the types of entries from one',
  breaks: 'LOG-CT-020',
  caughtBy: ['log/data-tiles/well-formed#entry-type'],
  install: (rig) =>
    withStoredBytes(rig, DATA_TILE_PATHS, (bytes) => {
      const entries = rig.parts.unbundle(bytes)!;
      return rig.parts.bundle(entries.map((entry) => Uint8Array.from(entry).with(9, entry[9]! + 1)));
    }),
});

export const chainOfHalfAFingerprint = certificateLogFault({
  text: 'cuts the fingerprint of a root off after sixteen bytes',
  breaks: 'LOG-CT-020',
  caughtBy: ['log/data-tiles/well-formed#chain'],
  install: (rig) => withChains(rig, (fingerprints) => fingerprints.subarray(0, 48)),
});

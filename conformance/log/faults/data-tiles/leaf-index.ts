import { certificateLogFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const entriesWithoutExtensions = certificateLogFault({
  text: 'has empty extensions, as logs by RFC 6962 alone have them',
  breaks: 'LOG-CT-022',
  caughtBy: ['log/data-tiles/leaf-index#absent'],
  install: (rig) => withParts(rig, { ctExtensions: () => new Uint8Array() }),
});

export const leafIndexInEightBytes = certificateLogFault({
  text: 'writes leaf_index as a number of eight bytes',
  breaks: 'LOG-CT-022',
  caughtBy: ['log/data-tiles/leaf-index#length'],
  install: (rig) => {
    const right = rig.parts.ctExtensions;
    return withParts(rig, {
      ctExtensions: (index) => Buffer.concat([Uint8Array.of(0, 0, 8, 0, 0, 0), right(index).subarray(3)]),
    });
  },
});

export const leafIndexFromOne = certificateLogFault({
  text: 'counts the entries in leaf_index from one',
  breaks: 'LOG-CT-022',
  caughtBy: ['log/data-tiles/leaf-index#other-index'],
  install: (rig) => {
    const right = rig.parts.ctExtensions;
    return withParts(rig, { ctExtensions: (index) => right(index + 1n) });
  },
});

export const leafIndexWithinItsTile = certificateLogFault({
  text: 'counts the entries in leaf_index anew in each data tile',
  breaks: 'LOG-CT-022',
  caughtBy: ['log/data-tiles/leaf-index#other-index'],
  install: (rig) => {
    const right = rig.parts.ctExtensions;
    return withParts(rig, { ctExtensions: (index) => right(index % 256n) });
  },
});

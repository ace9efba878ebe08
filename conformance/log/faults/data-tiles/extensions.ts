import { certificateLogFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const extensionsWithoutLengths = certificateLogFault({
  text: 'writes the index of an entry as its extensions, without type and length',
  breaks: 'LOG-CT-021',
  caughtBy: ['log/data-tiles/extensions#malformed'],
  install: (rig) =>
    withParts(rig, { ctExtensions: (index) => rig.parts.ctExtensions(index + (9n << 32n)).subarray(3) }),
});

export const extensionTwice = certificateLogFault({
  text: 'gives an entry its leaf_index twice',
  breaks: 'LOG-CT-021',
  caughtBy: ['log/data-tiles/extensions#duplicate'],
  install: (rig) => {
    const once = rig.parts.ctExtensions;
    return withParts(rig, { ctExtensions: (index) => Buffer.concat([once(index), once(index)]) });
  },
});

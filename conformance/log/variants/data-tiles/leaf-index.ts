import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const leafIndexAfterAnotherExtension = certificateLogVariant({
  text: 'has an extension of another type before leaf_index, and an empty one after it',
  cites: 'C2SP static-ct-api, "SCT Extension": the order of extensions is arbitrary',
  install: (rig) => {
    const right = rig.parts.ctExtensions;
    return withParts(rig, {
      ctExtensions: (index) => Buffer.concat([Uint8Array.of(9, 0, 1, 0), right(index), Uint8Array.of(4, 0, 0)]),
    });
  },
});

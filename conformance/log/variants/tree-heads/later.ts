import { readCheckpoint, sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';

export const treeHeadSignedForEachReader = certificateLogVariant({
  text: 'signs its tree head again for each reader, a millisecond later each time',
  cites: 'RFC 6962, section 3.5: each subsequent timestamp is more recent',
  install: (rig) =>
    withServedCheckpoint(rig, (note) => {
      const { size, root } = readCheckpoint(note)!;
      return sealCheckpoint(rig, size, root);
    }),
});

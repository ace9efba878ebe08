import { certificateLogFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const refusedWithoutAWord = certificateLogFault({
  text: 'refuses submissions without a word',
  breaks: 'LOG-CT-063',
  caughtBy: ['log/refused-chains/message#silent'],
  needs: { submit: true },
  install: (rig) => withParts(rig, { submissionRefusal: (why) => ({ ...rig.parts.submissionRefusal(why), text: '' }) }),
});

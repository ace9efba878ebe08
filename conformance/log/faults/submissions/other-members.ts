import { certificateLogFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const submissionWithOtherMembersRefused = certificateLogFault({
  text: 'refuses a submission that has another member beside the chain',
  breaks: 'LOG-CT-054',
  caughtBy: ['log/submissions/other-members#refused'],
  needs: { submit: true },
  install: (rig) => {
    const right = rig.parts.readChain;
    return withParts(rig, {
      readChain: (body) => {
        const read = right(body);
        const isPlain = read.value && Object.keys(JSON.parse(Buffer.from(body).toString())).join() === 'chain';
        return read.value && !isPlain ? { refusal: 'unknown member' } : read;
      },
    });
  },
});

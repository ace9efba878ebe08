import { certificateLogFault } from '../../testbed/alteration.ts';
import { withFirstCheckpoint } from '../../testbed/answers.ts';

export const submissionsNeverMerged = certificateLogFault({
  text: 'issues SCTs, and shows the checkpoint of before for good',
  breaks: 'LOG-CT-047',
  caughtBy: ['log/submissions/merged#late'],
  needs: { submit: true, declare: { 'publish-within': '5' } },
  install: (rig) => withFirstCheckpoint(rig, (first, present) => new Response(first, { headers: present.headers })),
});

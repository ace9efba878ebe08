import { createHash } from 'node:crypto';
import { certificateLogFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const logIdOfTheOrigin = certificateLogFault({
  text: 'has the hash of its origin as the log ID of SCTs',
  breaks: 'LOG-CT-043',
  caughtBy: ['log/scts/log-id#other'],
  needs: { submit: true },
  install: (rig) => {
    const right = rig.parts.sctJson;
    const logId = createHash('sha256').update(rig.origin).digest();
    return withParts(rig, { sctJson: (sct) => right({ ...sct, logId }) });
  },
});

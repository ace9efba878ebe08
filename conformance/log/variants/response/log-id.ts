import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const keyIdAsLogId = logVariant({
  text: 'names the log by the four bytes of its key ID',
  cites: 'choice log-id: rekor-v2-spec, Terminology, calls the checkpoint key ID of signed-note the log ID',
  needs: { declare: { 'log-id': 'key-id' } },
  install: (rig) => withParts(rig, { logId: (...of) => rig.parts.logId(...of).slice(0, 4) }),
});

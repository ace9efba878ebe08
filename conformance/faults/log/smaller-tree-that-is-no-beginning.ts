import { type LogRig, sealCheckpoint, sha256 } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';
import { everyNth } from '../trigger.ts';

export default fault<LogRig>({
  text: 'shows every second reader a smaller tree that is no beginning of the larger one',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  needs: { append: false },
  install: (rig) => {
    const second = everyNth(2);
    return withCheckpoint(rig, (note) => (second() ? sealCheckpoint(rig, 299n, sha256(Buffer.of(1))) : note));
  },
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMemoryOf } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'knows again the last three entries that it was sent, so that older ones come in once more',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/sequences/again#changed'],
  alsoFails: ['log/together/once#twice'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => withMemoryOf(rig, 3),
});

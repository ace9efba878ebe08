import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMemoryOf } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'knows again the entry that it was sent last and no other, so that the one before comes in once more',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#not-as-declared'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => withMemoryOf(rig, 1),
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes in an entry a second time, though it is declared to refuse those that it has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#not-as-declared'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => ({ ...rig, duplicates: 'readmit' }),
});

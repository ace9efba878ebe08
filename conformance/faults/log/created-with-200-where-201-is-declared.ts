import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers a created entry with 200 though it is declared to answer 201',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#not-as-declared', 'log/create/status#not-201'],
  needs: { declare: { 'success-status': 'created' } },
  install: (rig) => withParts(rig, { createdStatus: () => 200 }),
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses a request that is too large with 400 where 413 is declared',
  breaks: 'LOG-CE-018',
  caughtBy: ['log/limits/request#not-as-declared'],
  needs: { declare: { 'over-size': 'too-large' } },
  install: (rig) => withParts(rig, { requestLimit: () => rig.parts.requestLimit() - 1 }),
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'reads requests of any length where 400 is declared for those of more than four mebibytes',
  breaks: 'LOG-CE-018',
  caughtBy: ['log/limits/request#not-as-declared'],
  needs: { declare: { 'over-size': 'bad-request' } },
  install: (rig) => withParts(rig, { requestLimit: () => Number.MAX_SAFE_INTEGER }),
});

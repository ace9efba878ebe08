import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const largeRequestIs400Where413IsDeclared = logFault({
  text: 'refuses a request that is too large with 400 where 413 is declared',
  breaks: 'LOG-CE-018',
  caughtBy: ['log/limits/request-size#not-as-declared'],
  needs: { declare: { 'over-size': 'too-large' } },
  install: (rig) => withParts(rig, { requestLimit: () => rig.parts.requestLimit() - 1 }),
});

export const largeRequestTakenWhere400IsDeclared = logFault({
  text: 'reads requests of any length where 400 is declared for those of more than four mebibytes',
  breaks: 'LOG-CE-018',
  caughtBy: ['log/limits/request-size#not-as-declared'],
  needs: { declare: { 'over-size': 'bad-request' } },
  install: (rig) => withParts(rig, { requestLimit: () => Number.MAX_SAFE_INTEGER }),
});

import { logFault } from '../../testbed/alteration.ts';
import { withRsaPss } from '../../testbed/signature/rsa-pss.ts';

export const rsaPssTakenThoughRefusalIsDeclared = logFault({
  text: 'logs entries with RSASSA-PSS signatures, though it is declared to refuse them',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/rsa-pss#not-as-declared'],
  needs: { declare: { 'rsa-pss': 'refused' } },
  install: (rig) => withRsaPss(rig),
});

import { logVariant } from '../../testbed/alteration.ts';
import { withRsaPss } from '../../testbed/signature/rsa-pss.ts';

export const rsaPssTaken = logVariant({
  text: 'takes entries with RSASSA-PSS signatures, and verifies them',
  cites: "choice rsa-pss: Sigstore's algorithm registry has rsa-sign-pss",
  needs: { declare: { 'rsa-pss': 'logged' } },
  install: (rig) => withRsaPss(rig),
});

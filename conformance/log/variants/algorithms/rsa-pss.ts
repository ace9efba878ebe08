import { verifyRsa } from '../../../../src/reference/log/signature/verify-rsa.ts';
import { logVariant } from '../../testbed/alteration.ts';
import { withRsaPss } from '../../testbed/signature/rsa-pss.ts';

export const rsaPssTaken = logVariant({
  text: 'takes entries with RSASSA-PSS signatures, and verifies them',
  cites: "choice rsa-pss: Sigstore's algorithm registry has rsa-sign-pss",
  needs: { declare: { 'rsa-pss': 'logged' } },
  install: (rig) => withRsaPss(rig),
});

export const rsaPssByNameVerifiedAsPkcs1 = logVariant({
  text: 'goes by the key, and takes signatures of PKCS #1 v1.5 that are called RSASSA-PSS, as rekor-tiles does',
  cites: 'choice key-details: whether the key or the name of its algorithm decides is not said',
  install: (rig) => withRsaPss(rig, verifyRsa),
});

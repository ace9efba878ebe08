import { logFault } from '../../testbed/alteration.ts';
import { SIGNATURE_IN_BODY, withIdentityWithout } from '../../testbed/created-entry.ts';

export const sameEntryForAnotherSignature = logFault({
  text: 'treats another signature by the same key over the same digest as the entry that it has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/other-signature#taken-for-duplicate'],
  install: (rig) => withIdentityWithout(rig, SIGNATURE_IN_BODY),
});

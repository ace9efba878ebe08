import { certificateLogVariant } from '../../testbed/alteration.ts';

export const repeatedChainLoggedAgain = certificateLogVariant({
  text: 'logs a certificate that it has already once more, with an SCT of its own',
  cites: 'RFC 6962, section 3: it MAY return the same SCT as it returned before',
  needs: { submit: true },
  install: (rig) => ({ ...rig, duplicates: 'readmit' }),
});

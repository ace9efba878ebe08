import { certificateLogFault } from '../../testbed/alteration.ts';
import { placesInLeaf, withSubmittedEntries } from '../../testbed/certificates/submissions.ts';

export const precertificateWithAnotherSignature = certificateLogFault({
  text: 'logs precertificates with another bit in their signatures',
  breaks: 'LOG-CT-051',
  caughtBy: ['log/submissions/precertificate#other'],
  needs: { submit: true },
  install: (rig) =>
    withSubmittedEntries(rig, (entry) => {
      const { isPrecertificate, chain } = placesInLeaf(entry);
      if (isPrecertificate) entry[chain - 1] = entry[chain - 1]! ^ 1;
      return entry;
    }),
});

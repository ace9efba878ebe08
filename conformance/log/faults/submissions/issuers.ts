import { certificateLogFault } from '../../testbed/alteration.ts';
import { ISSUER_PATHS } from '../../testbed/certificates/entries.ts';
import { withStoredBytes } from '../../testbed/store.ts';

/** The authorities of a run have names of their own. */
const isOfTheRun = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('Touchstone authority');

export const submittedIssuersNotServed = certificateLogFault({
  text: 'does not serve the issuers of submitted chains',
  breaks: 'LOG-CT-052',
  caughtBy: ['log/submissions/issuers#missing'],
  needs: { submit: true },
  install: (rig) => withStoredBytes(rig, ISSUER_PATHS, (bytes) => (isOfTheRun(bytes) ? undefined : bytes)),
});

export const submittedIssuersWithAByteMore = certificateLogFault({
  text: 'serves the issuers of submitted chains with a line break at their end',
  breaks: 'LOG-CT-052',
  caughtBy: ['log/submissions/issuers#other'],
  needs: { submit: true },
  install: (rig) =>
    withStoredBytes(rig, ISSUER_PATHS, (bytes) =>
      isOfTheRun(bytes) ? Buffer.concat([bytes, Uint8Array.of(10)]) : bytes,
    ),
});

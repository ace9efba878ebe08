import { X509Certificate } from 'node:crypto';
import { certificateLogFault } from '../../testbed/alteration.ts';
import { withErrorStatus } from '../../testbed/answers.ts';
import { ISSUER_PATHS } from '../../testbed/certificates/entries.ts';
import { withStoredBytes } from '../../testbed/store.ts';

export const noIssuers = certificateLogFault({
  text: 'stores no issuers',
  breaks: 'LOG-CT-030',
  caughtBy: ['log/issuers/served#missing'],
  install: (rig) => withStoredBytes(rig, ISSUER_PATHS, () => undefined),
});

export const rootsAreNotServed = certificateLogFault({
  text: 'serves intermediate authorities, and not the roots to which entries refer',
  breaks: 'LOG-CT-030',
  caughtBy: ['log/issuers/served#missing'],
  install: (rig) =>
    withStoredBytes(rig, ISSUER_PATHS, (bytes) => {
      const { subject, issuer } = new X509Certificate(bytes);
      return subject === issuer ? undefined : bytes;
    }),
});

export const issuersUnderRepair = certificateLogFault({
  text: 'answers for issuers with an internal error',
  breaks: 'LOG-CT-030',
  caughtBy: ['log/issuers/served#status'],
  install: (rig) => withErrorStatus(rig, ISSUER_PATHS, 500),
});

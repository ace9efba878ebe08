import { certificateLogFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { ISSUER_PATHS } from '../../testbed/certificates/entries.ts';

export const issuersAsBytes = certificateLogFault({
  text: 'serves issuers as application/octet-stream, as it does tiles',
  breaks: 'LOG-CT-032',
  caughtBy: ['log/issuers/content-type#media-type'],
  install: (rig) =>
    withHeaders(rig, ISSUER_PATHS, (headers) => headers.set('content-type', 'application/octet-stream')),
});

export const issuersWithoutAType = certificateLogFault({
  text: 'serves issuers without a Content-Type',
  breaks: 'LOG-CT-032',
  caughtBy: ['log/issuers/content-type#missing'],
  install: (rig) => withHeaders(rig, ISSUER_PATHS, (headers) => headers.delete('content-type')),
});

import { certificateLogFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { ISSUER_PATHS } from '../../testbed/certificates/entries.ts';

export const issuersCachedForAMinute = certificateLogFault({
  text: 'lets caches hold an issuer for a minute',
  breaks: 'LOG-CT-033',
  caughtBy: ['log/issuers/cacheable#short-lived'],
  install: (rig) => withHeaders(rig, ISSUER_PATHS, (headers) => headers.set('cache-control', 'max-age=60')),
});

import type { LogRig } from '../../../src/reference/log/index.ts';
import { BUNDLES } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'lets caches hold bundles for a minute',
  breaks: 'LOG-EB-005',
  caughtBy: ['log/entries/cacheable#short'],
  install: (rig) => withHeaders(rig, BUNDLES, (headers) => headers.set('cache-control', 'public, max-age=60')),
});

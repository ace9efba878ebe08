import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { BUNDLE_PATHS } from '../../testbed/paths.ts';

export const bundleCachedForAMinute = logFault({
  text: 'lets caches hold bundles for a minute',
  breaks: 'LOG-EB-005',
  caughtBy: ['log/bundles/cacheable#short-lived'],
  install: (rig) => withHeaders(rig, BUNDLE_PATHS, (headers) => headers.set('cache-control', 'public, max-age=60')),
});

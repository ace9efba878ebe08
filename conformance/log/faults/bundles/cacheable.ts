import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { BUNDLE_PATHS } from '../../testbed/paths.ts';

export const bundleCachedForAMinute = fault<LogRig>({
  text: 'lets caches hold bundles for a minute',
  breaks: 'LOG-EB-005',
  caughtBy: ['log/bundles/cacheable#short-lived'],
  install: (rig) => withHeaders(rig, BUNDLE_PATHS, (headers) => headers.set('cache-control', 'public, max-age=60')),
});

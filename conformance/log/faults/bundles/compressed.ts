import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { BUNDLE_PATHS } from '../../testbed/paths.ts';

export const bundlesCalledIdentityCoded = logFault({
  text: 'calls bundles that are not compressed identity-coded',
  breaks: 'LOG-EB-004',
  caughtBy: ['log/bundles/compressed#not-compressed'],
  install: (rig) =>
    withHeaders(withParts(rig, { wantsGzip: () => false }), BUNDLE_PATHS, (headers) =>
      headers.set('content-encoding', 'identity'),
    ),
});

export const bundlesNotCompressed = logFault({
  text: 'never compresses bundles',
  breaks: 'LOG-EB-004',
  caughtBy: ['log/bundles/compressed#not-compressed'],
  install: (rig) => withParts(rig, { wantsGzip: () => false }),
});

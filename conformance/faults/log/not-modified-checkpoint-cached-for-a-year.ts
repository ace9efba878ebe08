import type { LogRig } from '../../../src/reference/log/index.ts';
import { below } from '../answers.ts';
import { fault } from '../fault.ts';
import { withNotModified } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'lets caches keep a checkpoint for a year once they have asked whether it was modified',
  breaks: 'LOG-HT-013',
  caughtBy: ['log/revalidation/fields#cache-control'],
  install: (rig) =>
    withNotModified(rig, (headers, request) => {
      if (below(request) === 'checkpoint') headers.set('cache-control', 'public, max-age=31536000, immutable');
    }),
});
